import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UnsavedChanges, useReportUnsaved, useUnsavedChanges } from './UnsavedChanges.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Form({ isUnsaved, isSaving }: { isUnsaved: boolean; isSaving: boolean }) {
  useReportUnsaved(isUnsaved, isSaving);
  const { askToLeave } = useUnsavedChanges();
  return <button onClick={() => askToLeave(() => undefined)}>Cancel</button>;
}

const title = () => document.querySelector('[role=dialog] h2')?.textContent;

it('keeps the question open when a save begins, in the words of a save, until the save has ended', () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  const show = (isUnsaved: boolean, isSaving: boolean) =>
    act(() =>
      root.render(
        <MemoryRouter>
          <UnsavedChanges>
            <Form {...{ isUnsaved, isSaving }} />
          </UnsavedChanges>
        </MemoryRouter>,
      ),
    );
  show(true, false);
  act(() => document.querySelector('button')?.click());
  expect(title()).toBe('Discard unsaved changes?');
  show(true, true);
  expect(title()).toBe('Leave before it is saved?');
  show(false, false);
  expect(title()).toBeUndefined();
  act(() => root.unmount());
});
