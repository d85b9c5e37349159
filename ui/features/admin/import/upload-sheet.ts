import type { ImportFields, ImportOutcome } from '#openapi/generated/model/index.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { getImportCocktailsUrl } from '#ui/api/generated/sheets/sheets.ts';
import { toFormData } from '#ui/api/to-form-data.ts';

/**
 * Sends a sheet as importCocktails does, and tells how much of it is on its way: fetch knows nothing of that.
 * @param onProgress hears the share that was sent, 0 to 1
 * @throws ApiError for every answer that is no success
 */
export function uploadSheet(
  fields: ImportFields,
  dryRun: boolean,
  onProgress: (share: number) => void,
): Promise<ImportOutcome> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', getImportCocktailsUrl(dryRun ? { dryRun } : {}));
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status !== 200) reject(new ApiError(status, statusText, responseText));
      else resolve(JSON.parse(responseText) as ImportOutcome);
    };
    request.send(toFormData(fields));
  });
}
