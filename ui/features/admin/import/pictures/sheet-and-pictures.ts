import { useRef, useState } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { pictureFileKey, pictureFileName } from '#openapi/names/picture-file-name.ts';
import { readZip, type ZippedFile, ZipError } from './read-zip.ts';
import { fileRefusal } from '../../form/pictures/file-refusal.ts';

export const FILE_SCHEMA = bodyField('ImportFields', 'file');
const SHEET_ENDINGS = FILE_SCHEMA['x-extensions'] ?? [];
/** macOS writes such files beside the real ones. */
const IS_HIDDEN = /(?:^|\/)(?:\.[^./]|__MACOSX\/)/;

export interface PictureFile {
  name: string;
  open: (limit: number) => Promise<Blob>;
}

/** One sheet, the pictures by their keys, and the names of unread sheets. */
export interface SheetAndPictures {
  sheet: File | null;
  otherSheets: string[];
  /** Null for two files of one name. */
  pictures: ReadonlyMap<string, PictureFile | null>;
}

/** A ZIP counts as its files, a single other file as the sheet; of several sheets the largest is taken. Throws a ZipError. */
export async function sheetAndPictures(files: readonly File[]): Promise<SheetAndPictures> {
  const found: ZippedFile[] = [];
  for (const file of files) {
    if (hasEnding(file.name, ['.zip'])) found.push(...(await readZip(file)));
    else found.push({ path: file.name, bytes: file.size, open: () => Promise.resolve(file) });
  }
  const seen = found.filter(({ path }) => !IS_HIDDEN.test(path));
  const sheets = seen
    .filter(({ path }) => hasEnding(path, SHEET_ENDINGS))
    .sort((one, other) => other.bytes - one.bytes);
  const pictures = new Map<string, PictureFile | null>();
  for (const { path, open } of seen) {
    const name = pictureFileName(baseName(path));
    if (name === null) continue;
    const key = pictureFileKey(name);
    pictures.set(key, pictures.has(key) ? null : { name, open });
  }
  const only = seen.length === 1 && pictures.size === 0 ? seen : [];
  const [sheet, ...others] = sheets.length > 0 ? sheets : only;
  return {
    sheet: sheet ? await sheetFile(sheet) : null,
    otherSheets: others.map(({ path }) => baseName(path)),
    pictures,
  };
}

async function sheetFile({ path, open }: ZippedFile): Promise<File> {
  const content = await open((FILE_SCHEMA['x-max-bytes'] ?? Infinity) + 1);
  return content instanceof File ? content : new File([content], baseName(path));
}

function hasEnding(path: string, endings: readonly string[]): boolean {
  return endings.some((ending) => path.toLowerCase().endsWith(ending));
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

const NOTHING: SheetAndPictures = { sheet: null, otherSheets: [], pictures: new Map() };

/** Files that were chosen, dropped or pasted. Pictures without a sheet join the sheet that is there; `onSheet` is called for another sheet. */
export function useChosenFiles(onSheet: () => void) {
  const [chosen, setChosen] = useState(NOTHING);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choices = useRef(0);

  const replace = (next: SheetAndPictures, refused: string | null) => {
    setChosen(refused === null ? next : NOTHING);
    setRefusal(refused);
    onSheet();
  };

  return {
    ...chosen,
    refusal,
    clear: () => replace(NOTHING, null),
    choose: async (files: readonly File[]) => {
      choices.current += 1;
      const choice = choices.current;
      const found = await sheetAndPictures(files).catch((error: unknown) =>
        error instanceof ZipError ? error.message : 'These files cannot be read.',
      );
      // A ZIP may be read after a later choice.
      if (choice !== choices.current) return;
      if (typeof found === 'string') replace(NOTHING, found);
      else if (found.sheet) replace(found, fileRefusal(FILE_SCHEMA, found.sheet) ?? null);
      else if (chosen.sheet && found.pictures.size > 0) {
        setChosen({ ...chosen, pictures: new Map([...chosen.pictures, ...found.pictures]) });
      } else replace(NOTHING, 'There is no sheet among these files.');
    },
  };
}
