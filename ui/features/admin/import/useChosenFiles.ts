import { useRef, useState } from 'react';
import { bodyField } from '#openapi/validation/body-field.ts';
import { fileRefusal } from '../form/pictures/file-refusal.ts';
import { ZipError } from './pictures/read-zip.ts';
import { sheetAndPictures, type SheetAndPictures } from './pictures/sheet-and-pictures.ts';

export const FILE_SCHEMA = bodyField('ImportFields', 'file');

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
