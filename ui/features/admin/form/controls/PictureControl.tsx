import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { PICTURE_PATH } from '#openapi/pictures.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { useCreateImage } from '#ui/api/generated/pictures/pictures.ts';
import { Button } from '#ui/components/Button.tsx';
import { describedBy } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/Inputs.tsx';
import { UploadIcon } from '../../parts/admin-icons.tsx';
import { fileRefusal } from '#ui/lib/browser/file-refusal.ts';
import { failureDetail } from '../../parts/failure.tsx';
import { writeOptions } from '../../parts/useWrite.ts';
import { asText, type FieldControlProps } from '../../resources/form-fields.ts';

const RULES = bodyField('ImageUpload', 'image');
const UPLOADED = new RegExp(`^${PICTURE_PATH}[0-9a-f]{32}$`);

/** Takes a URL or an image file (PRODUCT.md, Valid input). A file is sent at once, and its URL is the value. */
export function PictureControl({ attributes, field: { label, name }, value, onChange }: FieldControlProps) {
  /** The reason why the last file was not sent. */
  const [fileReason, setFileReason] = useState<string>();
  const [isRemoved, setRemoved] = useState(false);
  const { mutate, isPending, error, reset } = useCreateImage({
    mutation: writeOptions({ meta: { changesNothingShown: true } }),
  });
  const refusal = fileReason ?? (error ? failureDetail(error) : undefined);
  const write = (url: string) => {
    setFileReason(undefined);
    reset();
    onChange(url);
  };
  /** Only the last choice counts. TanStack Query drops the callbacks of an earlier `mutate`. */
  const take = (file: File) => {
    const reason = fileRefusal(RULES, file);
    setFileReason(reason);
    reset();
    if (reason === undefined)
      mutate({ data: { image: file } }, { onSuccess: ({ data }) => onChange(data.image) });
  };
  const takeFrom = (event: DragEvent | ClipboardEvent, { files: [file] }: DataTransfer) => {
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const url = asText(value);
  const isUploaded = UPLOADED.test(url);
  const refusalId = `${attributes.id}-refusal`;
  const control = {
    ...attributes,
    'aria-describedby': describedBy(attributes['aria-describedby'], refusal && refusalId),
  };
  return (
    <div
      className="grid gap-2"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onPaste={(event) => takeFrom(event, event.clipboardData)}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
    >
      {isUploaded ? (
        <div className="flex min-h-11 items-center justify-between gap-3 rounded-sm border border-edge px-3 py-1">
          {/* The URL of an uploaded picture means nothing to people, so it is hidden. */}
          Uploaded picture
          <Button
            variant="link"
            aria-label="Remove Uploaded picture"
            onClick={() => {
              setRemoved(true);
              write('');
            }}
          >
            Remove
          </Button>
        </div>
      ) : (
        <TextInput
          {...control}
          name={name}
          // The button that removed the picture had the focus, and is no longer shown.
          autoFocus={isRemoved}
          value={url}
          readOnly={isPending}
          inputMode="url"
          spellCheck={false}
          placeholder="https://…"
          onChange={({ target }) => write(target.value)}
        />
      )}
      <label className="focus-outline inline-flex min-h-9 w-fit cursor-pointer items-center gap-2 rounded-sm border border-edge px-3 py-1.5 text-sm font-semibold hover:border-ink">
        <UploadIcon />
        {isUploaded ? 'Choose another file' : 'Upload a file instead'}
        <input
          {...(isUploaded ? control : {})}
          type="file"
          accept="image/*"
          aria-label={`${label} file`}
          className="sr-only"
          // Clearing the box lets the same file be chosen again after its removal.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) take(file);
          }}
        />
      </label>
      <p
        id={refusalId}
        role="status"
        className={`empty:hidden text-sm ${refusal ? 'font-medium text-danger' : 'text-soft'}`}
      >
        {isPending ? 'Sending the picture…' : refusal}
      </p>
    </div>
  );
}
