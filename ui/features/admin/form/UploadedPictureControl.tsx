import { useId, useRef, useState, type ComponentProps } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { useCreateImage } from '#ui/api/generated/sheets/sheets.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { failureDetail, hasStatus } from '../session/write-failure.ts';
import { fileRefusal } from './file-refusal.ts';
import { PictureControl } from './PictureControl.tsx';

const RULES = bodyField('ImageUpload', 'image');

type UploadedPictureControlProps = Omit<ComponentProps<typeof PictureControl>, 'onChange'> & {
  onChange: (address: string) => void;
};

/** For a field that is an address: a file is sent at once, and its address takes its place. */
export function UploadedPictureControl({ onChange, attributes, ...rest }: UploadedPictureControlProps) {
  const { mutateAsync: upload, isPending } = useCreateImage();
  const { expire } = useAdminSession();
  const [refusal, setRefusal] = useState<string>();
  const refusalId = useId();
  /** A later choice counts, whichever answer comes first. */
  const latest = useRef<unknown>(null);
  const choose = async (chosen: string | File): Promise<void> => {
    latest.current = chosen;
    setRefusal(undefined);
    if (typeof chosen === 'string') {
      onChange(chosen);
      return;
    }
    const refused = fileRefusal(RULES, chosen);
    if (refused !== undefined) {
      setRefusal(refused);
      return;
    }
    try {
      const { image } = await upload({ data: { image: chosen } });
      if (latest.current === chosen) onChange(image);
    } catch (error) {
      if (hasStatus(error as Error, 401)) expire();
      else if (latest.current === chosen) setRefusal(failureDetail(error as Error));
    }
  };
  const describedBy = [attributes['aria-describedby'], refusal && refusalId].filter(Boolean).join(' ');
  return (
    <>
      <PictureControl
        {...rest}
        attributes={{ ...attributes, 'aria-describedby': describedBy || undefined }}
        onChange={(chosen) => void choose(chosen)}
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
