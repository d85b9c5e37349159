import { pictureFileKey } from '#openapi/names/picture-file-name.ts';
import { figure } from '#ui/lib/words/figure.ts';
import type { PictureFile } from './sheet-and-pictures.ts';
import type { SheetImport } from '../useSheetImport.ts';
import type { Refused } from './usePictureSending.ts';

const SHOWN = 12;

export function NamedPictures({ sheet }: { sheet: SheetImport }) {
  const { settings, preview, outcome, pictures, refusedPictures } = sheet;
  const sent = Object.keys(settings.pictures).length;
  const wanted = preview?.results.pictures ?? [];
  if (wanted.length + sent === 0) return null;
  const found = outcome ? [] : sheet.found;
  const isFound = new Set(found.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !isFound.has(name));
  return (
    <div>
      <p className="font-semibold">
        Pictures{' '}
        <span className="figures font-normal text-soft">
          {figure(sent + found.length)} found, {figure(missing.length)} missing
        </span>
      </p>
      {missing.length > 0 && (
        <>
          <p className="text-soft">
            Recipes without their picture are imported all the same. To bring the pictures along, drop their
            folder or a ZIP file here too.
          </p>
          <ul className="mt-1 grid gap-1 break-words">
            {missing.slice(0, SHOWN).map(({ name, rows: [row] }) => (
              <li key={name}>
                {name}{' '}
                <span className="figures text-soft">
                  (row {row}
                  {reasonFor(pictures.get(pictureFileKey(name)), refusedPictures)})
                </span>
              </li>
            ))}
          </ul>
          {missing.length > SHOWN && (
            <p className="figures text-soft">and {figure(missing.length - SHOWN)} more</p>
          )}
        </>
      )}
    </div>
  );
}

function reasonFor(file: PictureFile | null | undefined, refused: Refused): string {
  if (file === null) return '; two files have this name';
  const reason = file && refused.get(file);
  return reason === undefined ? '' : `; ${reason}`;
}
