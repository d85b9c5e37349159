import { operations } from '#openapi/generated/operations.ts';
import type { HouseMemory } from './memory.ts';
import { HouseProblem } from './problem.ts';

const RASTER = /^image\/(jpeg|png|webp|avif|gif)$/;

/** Remembers an uploaded picture and gives its address; whatever is no picture by its type is a 415. */
export async function keepPicture({ state }: HouseMemory, file: File): Promise<string> {
  if (!RASTER.test(file.type)) {
    const message = 'Please send a picture as JPEG, PNG, WebP, AVIF or GIF.';
    throw new HouseProblem(415, message, { errors: [{ field: 'image', message }] });
  }
  const bytes = [...new Uint8Array(await file.arrayBuffer())];
  const text = bytes.map((byte) => String.fromCharCode(byte)).join('');
  const id = `picture-${Object.keys(state.pictures).length + 1}`;
  state.pictures[id] = `data:${file.type};base64,${btoa(text)}`;
  return operations.getImage.path.replace('{id}', id);
}
