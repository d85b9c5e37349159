import { useState } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import type { NamedPicture } from '#openapi/generated/model.ts';
import { pictureFileKey } from '#openapi/names/picture-file-name.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { useCreateImage } from '#ui/api/generated/sheets/sheets.ts';
import { useAdminSession } from '../../session/admin-session.ts';
import { hasStatus } from '../../session/write-failure.tsx';
import type { Words } from '../import-settings.ts';
import { ZipError } from './read-zip.ts';
import type { PictureFile, SheetAndPictures } from './sheet-and-pictures.ts';

const RULES = bodyField('ImageUpload', 'image');
const MAX_BYTES = RULES['x-max-bytes'] ?? Infinity;
/** The picture is at fault; any other status stops the rest too. */
const OWN_FAULTS = [400, 413, 415];

export type Pictures = SheetAndPictures['pictures'];

export type Refused = ReadonlyMap<PictureFile, string>;

export interface FoundPicture {
  name: string;
  rows: readonly number[];
  file: PictureFile;
}

export function foundPictures(
  wanted: readonly NamedPicture[],
  pictures: Pictures,
  refused: Refused,
  sent: Words,
): FoundPicture[] {
  return wanted.flatMap(({ name, rows }) => {
    const file = pictures.get(pictureFileKey(name));
    return file && !refused.has(file) && sent[name] === undefined ? [{ name, rows, file }] : [];
  });
}

interface Outcome {
  onSent: (addresses: Words) => void;
  onFailed: (error: Error) => void;
}

/** One by one: the server decodes one at a time, and a page need not hold more than one. */
export function usePictureSending(signal: AbortSignal, { onSent, onFailed }: Outcome) {
  const [progress, setProgress] = useState<{ number: number; of: number } | null>(null);
  const [refused, setRefused] = useState<Refused>(new Map());
  const { mutateAsync: upload } = useCreateImage({
    mutation: { meta: { storesNothing: true } },
    request: { signal },
  });

  const sendAll = async (found: readonly FoundPicture[]): Promise<Words> => {
    const addresses: Record<string, string> = {};
    const problems = new Map(refused);
    for (const [at, { name, file }] of found.entries()) {
      setProgress({ number: at + 1, of: found.length });
      try {
        const picture = await file.open(MAX_BYTES);
        if (picture.size > MAX_BYTES) throw new ZipError(RULES['x-message-too-large']);
        const { data } = await upload({ data: { image: picture } });
        addresses[name] = data.image;
      } catch (error) {
        problems.set(file, reasonOf(error));
      }
    }
    setRefused(problems);
    return addresses;
  };
  const { expire } = useAdminSession();
  const stop = (error: Error) => (hasStatus(error, 401) ? expire() : onFailed(error));
  const send = (found: readonly FoundPicture[]) =>
    void sendAll(found)
      .then(onSent, stop)
      .finally(() => setProgress(null));
  return { progress, refused, send };
}

/** Throws what concerns all of them. */
function reasonOf(error: unknown): string {
  if (error instanceof ZipError) return error.message;
  const isOwn = error instanceof ApiError && OWN_FAULTS.some((status) => hasStatus(error, status));
  if (!isOwn) throw error;
  return error.problem?.detail ?? error.message;
}
