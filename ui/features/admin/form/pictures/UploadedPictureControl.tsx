import { useId, useRef, useState } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { useCreateImage } from '#ui/api/generated/sheets/sheets.ts';
import { useWrite } from '../../session/useWrite.tsx';
import { failureDetail } from '../../session/write-failure.ts';
import type { FieldControlProps } from '../ReferenceControl.tsx';
import { fileRefusal } from './file-refusal.ts';
import { PictureControl } from './PictureControl.tsx';

const RULES = bodyField('ImageUpload', 'image');

/** For a field that is an address: a file is sent at once, and its address takes its place. */
export function UploadedPictureControl({ attributes, box, ...rest }: FieldControlProps) {
  const [refusal, setRefusal] = useState<string>();
  const refusalId = useId();
  /** A later choice counts, whichever answer comes first. */
  const latest = useRef<unknown>(null);
  const { mutate: upload, isPending } = useWrite(useCreateImage, {
    mayOverlap: true,
    // Nothing that is shown changes.
    isRead: true,
    failed: (error, { data }) => {
      if (latest.current === data.image) setRefusal(failureDetail(error));
    },
    onSuccess: ({ image }, { data }) => {
      if (latest.current === data.image) box.onChange(image);
    },
  });
  const choose = (chosen: unknown): void => {
    latest.current = chosen;
    setRefusal(undefined);
    if (!(chosen instanceof File)) return box.onChange(chosen);
    const refused = fileRefusal(RULES, chosen);
    if (refused === undefined) upload({ data: { image: chosen } });
    else setRefusal(refused);
  };
  const describedBy = [attributes['aria-describedby'], refusal && refusalId].filter(Boolean).join(' ');
  return (
    <>
      <PictureControl
        {...rest}
        attributes={{ ...attributes, 'aria-describedby': describedBy || undefined }}
        box={{ ...box, onChange: choose }}
      />
      <p
        id={refusalId}
        role="status"
        className={refusal ? 'text-sm font-medium text-danger' : 'text-sm text-soft'}
      >
        {isPending ? 'Sending the picture…' : refusal}
      </p>
    </>
  );
}
