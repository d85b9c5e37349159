import { useState, type SyntheticEvent, useId, useRef } from 'react';
import { describedBy } from '#ui/components/Field.tsx';
import { Button } from '#ui/components/Button.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { UploadIcon } from '#ui/components/transfer-icons.tsx';
import { bodyField } from '#openapi/validation/body-field.ts';
import { useCreateImage } from '#ui/api/generated/sheets/sheets.ts';
import type { FieldControlProps } from '../ReferenceControl.tsx';
import { useWriteOptions } from '../../session/useWrite.tsx';
import { failureDetail } from '../../session/write-failure.tsx';
import { fileRefusal } from './file-refusal.ts';

const UPLOADED = /^\/api\/images\/[0-9a-f]{32}$/;

/** A URL or an uploaded image (PRODUCT.md, section 5), which may be dropped or pasted too. */
export function PictureControl({ attributes, field: { label }, value, box }: FieldControlProps) {
  const { name, ref, onBlur, onChange } = box;
  const file = value instanceof File ? value : null;
  const address = typeof value === 'string' ? value : '';
  /** Of a picture that was sent; its address says nothing to people. */
  const chosen = file?.name ?? (UPLOADED.test(address) ? 'Uploaded picture' : null);
  const [isRemoved, setRemoved] = useState(false);
  const take = (event: SyntheticEvent, { files: [given] }: DataTransfer) => {
    if (!given) return;
    event.preventDefault();
    onChange(given);
  };
  return (
    <div
      className="grid gap-2"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {chosen !== null ? (
        <div className="flex min-h-11 items-center justify-between gap-3 rounded-sm border border-edge px-3 py-1">
          <span className="min-w-0 truncate">{chosen}</span>
          <Button
            variant="link"
            aria-label={`Remove ${chosen}`}
            onClick={() => {
              setRemoved(true);
              onChange('');
            }}
          >
            Remove
          </Button>
        </div>
      ) : (
        <TextInput
          {...attributes}
          name={name}
          ref={ref}
          // The button that removed the file had the focus, and is gone.
          autoFocus={isRemoved}
          value={address}
          inputMode="url"
          spellCheck={false}
          placeholder="https://…"
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <label className="inline-flex min-h-9 w-fit cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 py-1.5 text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <UploadIcon />
        {chosen !== null ? 'Choose another file' : 'Upload a file instead'}
        <input
          {...(chosen !== null ? attributes : {})}
          ref={chosen !== null ? ref : undefined}
          type="file"
          accept="image/*"
          aria-label={`${label} file`}
          className="sr-only"
          onBlur={onBlur}
          // Lets the same file be chosen again after its removal.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onChange(chosen);
          }}
        />
      </label>
    </div>
  );
}

export const PICTURE_RULES = bodyField('ImageUpload', 'image');

/** For a field that is an address: a file is sent at once, and its address takes its place. */
export function UploadedPictureControl({ attributes, box, ...rest }: FieldControlProps) {
  const [refusal, setRefusal] = useState<string>();
  const refusalId = useId();
  /** A later choice counts, whichever answer comes first. */
  const latest = useRef<unknown>(null);
  const { mutate: upload, isPending } = useCreateImage({
    mutation: useWriteOptions({
      // Nothing that is shown changes.
      isRead: true,
      failed: (error, { data }) => {
        if (latest.current === data.image) setRefusal(failureDetail(error));
      },
      onSuccess: ({ data: stored }, { data }) => {
        if (latest.current === data.image) box.onChange(stored.image);
      },
    }),
  });
  const choose = (chosen: unknown): void => {
    latest.current = chosen;
    setRefusal(undefined);
    if (!(chosen instanceof File)) return box.onChange(chosen);
    const refused = fileRefusal(PICTURE_RULES, chosen);
    if (refused === undefined) upload({ data: { image: chosen } });
    else setRefusal(refused);
  };
  return (
    <>
      <PictureControl
        {...rest}
        attributes={{
          ...attributes,
          'aria-describedby': describedBy(attributes['aria-describedby'], refusal && refusalId),
        }}
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
