import { useRef, useState, type SyntheticEvent } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { useCreateImage } from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { describedBy } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { UploadIcon } from '#ui/components/transfer-icons.tsx';
import { useWriteOptions } from '../../session/useWrite.tsx';
import { failureDetail } from '../../session/write-failure.tsx';
import { textOf, type FieldControlProps, type FormValue } from '../form-fields.ts';
import { fileRefusal } from '../../file-refusal.ts';

const UPLOADED = /^\/api\/images\/[0-9a-f]{32}$/;

/** A URL or an uploaded image (PRODUCT.md, section 5), which may be dropped or pasted too. */
export function PictureControl({ attributes, field: { label, name }, value, onChange }: FieldControlProps) {
  const address = textOf(value);
  /** Stands in place of the address of a sent picture, which says nothing to people. */
  const sentName = UPLOADED.test(address) ? 'Uploaded picture' : null;
  const chosen = value instanceof File ? value.name : sentName;
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
          // The button that removed the file had the focus, and is gone.
          autoFocus={isRemoved}
          value={address}
          inputMode="url"
          spellCheck={false}
          placeholder="https://…"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <label className="inline-flex min-h-9 w-fit cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 py-1.5 text-sm font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <UploadIcon />
        {chosen !== null ? 'Choose another file' : 'Upload a file instead'}
        <input
          {...(chosen !== null ? attributes : {})}
          type="file"
          accept="image/*"
          aria-label={`${label} file`}
          className="sr-only"
          // Lets the same file be chosen again after its removal.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            if (given) onChange(given);
          }}
        />
      </label>
    </div>
  );
}

export const PICTURE_RULES = bodyField('ImageUpload', 'image');

/** For a field that is an address: a file is sent at once, and its address takes its place. */
export function UploadedPictureControl({ attributes, onChange, ...rest }: FieldControlProps) {
  const [refusal, setRefusal] = useState<string>();
  const refusalId = `${attributes.id}-refusal`;
  /** A later choice counts, whichever answer comes first. */
  const latest = useRef<unknown>(null);
  const { mutate: upload, isPending } = useCreateImage({
    mutation: useWriteOptions({
      changesNothingShown: true,
      failed: (error, { data }) => {
        if (latest.current === data.image) setRefusal(failureDetail(error));
      },
      onSuccess: ({ data: stored }, { data }) => {
        if (latest.current === data.image) onChange(stored.image);
      },
    }),
  });
  const choose = (chosen: FormValue): void => {
    latest.current = chosen;
    setRefusal(undefined);
    if (!(chosen instanceof File)) return onChange(chosen);
    const refused = fileRefusal(PICTURE_RULES, chosen);
    if (refused === undefined) upload({ data: { image: chosen } });
    else setRefusal(refused);
  };
  return (
    <>
      <PictureControl
        {...rest}
        onChange={choose}
        attributes={{
          ...attributes,
          'aria-describedby': describedBy(attributes['aria-describedby'], refusal && refusalId),
        }}
      />
      <p
        id={refusalId}
        role="status"
        className={`empty:hidden text-sm ${refusal ? 'font-medium text-danger' : 'text-soft'}`}
      >
        {isPending ? 'Sending the picture…' : refusal}
      </p>
    </>
  );
}
