import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import type { Body } from '../../resources/resource.ts';
import type { FormField, FormValues } from '../form-fields.ts';
import type { useItemForm } from '../useItemForm.ts';
import { useNewPicture } from './useNewPicture.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Saved = Pick<ReturnType<typeof useItemForm>, 'item' | 'conflict'>;

const FIELDS = [{ name: 'image', picture: 'image' }] as unknown as FormField[];
const SAVED = { image: '/api/images/a', imageAlt: 'A red drink', imageFocus: '' };

interface Shown {
  form: UseFormReturn<FormValues, unknown, Body>;
  onPicture: () => void;
}

function Form({ item, conflict, onShown }: Saved & { onShown: (shown: Shown) => void }) {
  const form = useForm<FormValues, unknown, Body>({ defaultValues: SAVED });
  const onPicture = useNewPicture({ form, item, conflict }, FIELDS);
  useEffect(() => {
    onShown({ form, onPicture });
  });
  return null;
}

let root: Root;
let { form, onPicture } = {} as Shown;
const show = (version: number) =>
  act(() =>
    root.render(
      <Form
        item={{ version } as unknown as Saved['item']}
        conflict={null}
        onShown={(shown) => ({ form, onPicture } = shown)}
      />,
    ),
  );
const textNow = () => form.getValues('imageAlt');

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  show(1);
  return () => act(() => root.unmount());
});

it('empties the saved text for another picture, and gives it back with the saved one', () => {
  form.setValue('image', '/api/images/b');
  onPicture();
  expect(textNow()).toBe('');
  form.setValue('image', SAVED.image);
  onPicture();
  expect(textNow()).toBe(SAVED.imageAlt);
});

it('keeps a text that was typed ahead of the picture that it is meant for', () => {
  form.setValue('imageAlt', 'A green drink');
  form.setValue('image', '/api/images/b');
  onPicture();
  expect(textNow()).toBe('A green drink');
  form.setValue('image', '/api/images/c');
  onPicture();
  expect(textNow()).toBe('');
});

it('keeps what is typed for a picture that a save, or somebody else, brought into the form', () => {
  act(() => form.reset({ ...SAVED, image: '/api/images/b', imageAlt: '' }));
  show(2);
  form.setValue('imageAlt', 'A green drink');
  onPicture();
  expect(textNow()).toBe('A green drink');
});
