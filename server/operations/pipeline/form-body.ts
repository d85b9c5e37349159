import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import type { UploadedFile } from '../operation.ts';
import type { RequestBody } from './api-request.ts';
import type { FileLimit } from './body-limit.ts';
import { RequestProblem } from './request-problem.ts';

interface FilePart extends UploadedFile {
  field: string;
}

const TEXT_TYPE = /^(?:text\/plain|application\/json)(?:;|$)/i;

/**
 * FILE_PART stands for the file. A browser gives a part the type that the contract names by a Blob alone, which comes with a file
 * name: such a part is a text like any other. Repeated texts are lists. Throws a RequestProblem 400.
 */
export function formBody(
  texts: Readonly<Record<string, unknown>>,
  parts: readonly FilePart[],
  limit: FileLimit | null,
): RequestBody {
  // Only a file may stand for a file.
  const content = Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, [value].flat().includes(FILE_PART) ? '' : value]),
  );
  const files: Record<string, UploadedFile> = {};
  for (const { field, ...file } of parts) {
    if (file.bytes.length === 0 && file.fileName === '') continue;
    const isFile = field === limit?.field;
    if (isFile ? Object.hasOwn(files, field) : !TEXT_TYPE.test(file.claimedType))
      throw new RequestProblem(400, 'The form holds a file where none is expected.');
    if (isFile) files[field] = file;
    const value = isFile ? FILE_PART : new TextDecoder().decode(file.bytes);
    content[field] = !isFile && Object.hasOwn(content, field) ? [content[field], value].flat() : value;
  }
  return { content, files };
}
