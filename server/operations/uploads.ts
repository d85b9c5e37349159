import type { BodyName } from '#openapi/generated/bodies.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { PICTURE_PATH } from '#server/catalogue/item.ts';
import type { Picture } from '#server/catalogue/store/store.ts';
import type { OperationRequest } from './operation.ts';
import { RequestProblem } from './pipeline/request-problem.ts';
import type { PictureService } from './services.ts';

export async function prepareUploads(
  { body, files }: Pick<OperationRequest, 'body' | 'files'>,
  service: PictureService,
): Promise<{ body: Readonly<Record<string, unknown>>; pictures: readonly Picture[] }> {
  const prepared: Record<string, unknown> = { ...(body as object) };
  const pictures: Picture[] = [];
  for (const [field, value] of Object.entries(prepared)) {
    const file = files[field];
    if (value !== FILE_PART || !file) continue;
    const picture = await service.prepare(file.bytes, field);
    prepared[field] = `${PICTURE_PATH}${picture.id}`;
    pictures.push(picture);
  }
  return { body: prepared, pictures };
}

export function fileMissing(body: BodyName, field: string): RequestProblem {
  const message = bodyField(body, field)['x-message'] ?? '';
  return new RequestProblem(400, message, {
    code: 'fields-invalid',
    errors: [{ field, code: 'required', message }],
  });
}
