import type { Cocktail, FieldError } from '#openapi/generated/model/index.ts';
import { bodies, sentences } from '#openapi/generated/bodies.ts';
import { fillSentence } from '#openapi/field-errors.ts';
import { FILE_PART } from '#openapi/normalise.ts';
import { PictureError, preparePicture, type PreparedPicture } from '#server/domain/prepare-picture.ts';
import { keepPicture } from '#server/storage/images.ts';
import { readCocktail } from '#server/storage/read-cocktails.ts';
import { findItemId } from '#server/storage/read-items.ts';
import type { ResourceName } from '#server/storage/resources.ts';
import { ownValues, type CocktailValues, type OwnFields } from '#server/storage/rows.ts';
import type { Access } from '#server/storage/storage.ts';
import {
  cocktailOfSameName,
  insertCocktail,
  removeCocktail,
  replaceCocktail,
  setFeatured,
} from '#server/storage/write-cocktails.ts';
import type { Operation, OperationCall, Services, UploadedFile } from './operation.ts';
import { HttpProblem } from './problem.ts';
import { noSuchCocktail, shownByCocktail } from './read-cocktails.ts';
import { checkIfMatch, savedAnswer } from './write-answers.ts';

type CocktailWrites = 'createCocktail' | 'updateCocktail' | 'deleteCocktail';

/** The administrator's writes of cocktails. */
export function createCocktailWrites({ storage }: Services): Record<CocktailWrites, Operation> {
  return {
    async createCocktail({ body, files }) {
      const fields = body as OwnFields;
      const picture = await preparedPicture(fields, files['image']);
      const saved = await storage.writeCatalogue(async (access) => {
        await refuseTakenName(access, fields.name, null);
        const values = await resolve(access, fields, picture);
        return mustRead(access, await insertCocktail(access, values));
      });
      return savedAnswer(201, saved, '/api/cocktails', shownByCocktail(saved.value.id));
    },

    async updateCocktail({ params: { id = '' }, body, files, headers }) {
      // As JSON the contract lets the featured flag pass and nothing else; a picture stands as FILE_PART.
      const fields = body as OwnFields;
      const picture = await preparedPicture(fields, files['image']);
      const saved = await storage.writeCatalogue(async (access) => {
        const current = await mustMatch(access, id, headers);
        if (Object.keys(fields).join() === 'featured') {
          await setFeatured(access, current, Boolean(fields.featured));
        } else {
          await refuseTakenName(access, fields.name, id);
          await replaceCocktail(access, current, await resolve(access, fields, picture));
        }
        return mustRead(access, id);
      });
      return savedAnswer(200, saved, '/api/cocktails', shownByCocktail(id));
    },

    async deleteCocktail({ params: { id = '' }, headers }) {
      await storage.writeCatalogue(async (access) => {
        await mustMatch(access, id, headers);
        await removeCocktail(access, id);
      });
      return { status: 204 };
    },
  };

  async function preparedPicture(
    fields: OwnFields,
    file: UploadedFile | undefined,
  ): Promise<PreparedPicture | null> {
    return fields.image === FILE_PART && file ? pictureOf(file) : null;
  }

  async function resolve(
    access: Access,
    fields: OwnFields,
    picture: PreparedPicture | null,
  ): Promise<CocktailValues> {
    const references = await resolveReferences(access, fields);
    const image = picture ? await keepPicture(access, picture) : (fields.image ?? null);
    return { ...ownValues({ ...fields, image }), ...references };
  }
}

async function pictureOf(file: UploadedFile): Promise<PreparedPicture> {
  try {
    return await preparePicture(file.bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new HttpProblem(error.status, error.message, {
      errors: [{ field: 'image', message: error.message }],
    });
  }
}

/** Ids for everything that a recipe refers to; throws a 400 that names each field with a value nobody knows. */
async function resolveReferences(
  access: Access,
  fields: OwnFields,
): Promise<Pick<CocktailValues, 'typeId' | 'glasswareId' | 'links'>> {
  const errors: FieldError[] = [];
  const find = async (field: keyof OwnFields, resource: ResourceName, value: string): Promise<string[]> => {
    const id = await findItemId(access, resource, value);
    if (id !== null) return [id];
    const label = bodies.CocktailFields.properties?.[field]?.['x-label'] ?? field;
    errors.push({ field, message: fillSentence(sentences['unknownReference'] ?? '', { label, value }) });
    return [];
  };
  const one = async (field: 'type' | 'glassware', resource: ResourceName): Promise<string | null> => {
    const value = fields[field];
    return value ? ((await find(field, resource, value))[0] ?? null) : null;
  };
  const many = async (
    field: 'category' | 'spirits' | 'equipment' | 'garnish',
    resource: ResourceName,
  ): Promise<string[]> => {
    const ids = new Set<string>();
    for (const value of fields[field] ?? []) for (const id of await find(field, resource, value)) ids.add(id);
    return [...ids];
  };
  const resolved = {
    typeId: await one('type', 'cocktail-types'),
    glasswareId: await one('glassware', 'glassware'),
    links: {
      category: await many('category', 'categories'),
      spirits: await many('spirits', 'spirits'),
      equipment: await many('equipment', 'equipment'),
      garnish: await many('garnish', 'garnish'),
    },
  };
  if (errors.length > 0) throw new HttpProblem(400, 'Please correct the marked fields.', { errors });
  return resolved;
}

async function refuseTakenName(access: Access, name: string, ownId: string | null): Promise<void> {
  const holder = await cocktailOfSameName(access, name);
  if (holder === null || holder === ownId) return;
  const message = `There is already a cocktail named "${name}"`;
  throw new HttpProblem(409, `${message}. Please choose another name.`, {
    errors: [{ field: 'name', message }],
  });
}

/** The cocktail that a write changes, when it is there and still what the client has seen. */
async function mustMatch(access: Access, id: string, headers: OperationCall['headers']) {
  const current = await mustRead(access, id);
  checkIfMatch(headers, current);
  return current;
}

async function mustRead(access: Access, id: string): Promise<Cocktail> {
  const cocktail = await readCocktail(access, id);
  if (!cocktail) throw noSuchCocktail(id);
  return cocktail;
}
