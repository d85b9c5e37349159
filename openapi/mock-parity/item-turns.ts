import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { resources } from '#openapi/generated/resources.ts';
import { slugOf } from '#openapi/slug.ts';
import type { Turn } from './turn.ts';

const swap = {
  originalIngredient: 'Lime juice',
  sustainableAlternative: 'Verjus of the valley',
  category: 'mixers',
  description: 'Sour without a voyage.',
  impactReduction: '71.9',
};

/** The items that cocktails are made of, adverts and swaps: each resource alike, then what is particular. */
export const itemTurns: Turn[] = [
  ...Object.entries(resources).flatMap(([name, { operations: ids }]): Turn[] => {
    const json = tonight(exampleOf(ids.create));
    const one = `/api/${name}/${slugOf(nameIn(json), name)}`;
    return [
      { title: `${name}: one more`, ask: `POST /api/${name}`, json, status: 201 },
      { title: `${name}: it is there`, ask: `GET ${one}`, status: 200 },
      { title: `${name}: once more`, ask: `POST /api/${name}`, json, status: 409 },
      { title: `${name}: nothing said`, ask: `POST /api/${name}`, json: {}, status: 400 },
      { title: `${name}: changed`, ask: `PUT ${one}`, json: { ...json, description: 'Else.' }, status: 200 },
      { title: `${name}: gone`, ask: `DELETE ${one}`, status: 204 },
      { title: `${name}: nothing to change`, ask: `PUT ${one}`, json, status: 404 },
      { title: `${name}: its history`, ask: `GET /api/admin/changes?resource=${name}`, status: 200 },
    ];
  }),

  {
    title: 'a category',
    ask: 'POST /api/categories',
    json: { name: ' Lantern drinks ', description: 'Lit.' },
    status: 201,
  },
  {
    title: 'its name again',
    ask: 'POST /api/categories',
    json: { name: 'LANTERN drinks', description: 'x' },
    status: 409,
  },
  {
    title: 'an empty category',
    ask: 'POST /api/categories',
    json: { name: ' ', photo: 'ftp://x' },
    status: 400,
  },
  { title: 'a category in a form', ask: 'POST /api/categories', form: { name: 'x' }, status: 415 },
  { title: 'a slug that is taken', ask: 'POST /api/spirits', json: { name: 'Campari!' }, status: 201 },
  { title: 'a name without letters', ask: 'POST /api/spirits', json: { name: '白酒' }, status: 201 },
  { title: 'an empty advert', ask: 'POST /api/myads', json: {}, status: 400 },
  { title: 'a swap', ask: 'POST /api/sustainable-substitutions', json: swap, status: 201 },
  { title: 'the same swap', ask: 'POST /api/sustainable-substitutions', json: swap, status: 409 },
  {
    title: 'a bad swap',
    ask: 'POST /api/sustainable-substitutions',
    json: { ...swap, cost: 'Free', impactReduction: 101 },
    status: 400,
  },
];

/** The body with which the contract shows how an item is created. */
function exampleOf(operationId: OperationId): Record<string, unknown> {
  const { path } = operations[operationId];
  const paths = contract.paths as unknown as Record<string, { post?: CreateOperation }>;
  const [example] = Object.values(paths[path]?.post?.requestBody.content['application/json']?.examples ?? {});
  if (!example) throw new Error(`${operationId} has no example`);
  return example.value;
}

interface CreateOperation {
  requestBody: { content: Record<string, { examples: Record<string, { value: Record<string, unknown> }> }> };
}

function nameIn({ name, originalIngredient }: Record<string, unknown>): string {
  return String(name ?? originalIngredient);
}

/** The example under a name that the starter catalogue does not have. */
function tonight(fields: Record<string, unknown>): Record<string, unknown> {
  const field = 'name' in fields ? 'name' : 'originalIngredient';
  return { ...fields, [field]: `${nameIn(fields)} of tonight` };
}
