import { administratorHeaders } from './administrator-headers.ts';

/** A recipe with everything, once `addFullRecipe` has added it. */
export const FULL_RECIPE = '/recipe/early-bird';

export async function addFullRecipe(address: string): Promise<void> {
  const body = new FormData();
  const fields = {
    name: 'Early Bird',
    category: '["Sours"]',
    description: 'Up before the scripts.',
    ingredients: '["2 oz gin","3/4 oz lemon juice"]',
    instructions: '["Shake.","Strain."]',
    difficulty: 'Easy',
    videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = await administratorHeaders(address);
  const created = await fetch(`${address}/api/cocktails`, { method: 'POST', headers, body });
  if (created.status !== 201) throw new Error(`The recipe was not added: ${created.status}`);
}
