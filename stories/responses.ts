/**
 * Responses for orval's generated handlers, which take a value or a function:
 * `getGetCocktailMockHandler(never)`. A status that the contract lists has a handler of its own:
 * `getGetCocktailMockHandler404()`.
 */
import { delay, HttpResponse } from 'msw';

/** Never answers, so a screen stays in its loading state. */
export async function never(): Promise<never> {
  await delay('infinite');
  throw new Error('This is never reached.');
}

/** Fails as the contract's `Failure` describes. MSW sends a thrown response. */
export function failing(): never {
  throw HttpResponse.json(
    {
      type: '/api/docs#problem-server-failure',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again.',
    },
    { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
  );
}

/** Answers that the item is missing, with a body that no screen reads. */
export function missing(): never {
  throw new HttpResponse(null, { status: 404 });
}

/** Answers with one page of a longer list. Generated handlers do not set the header with the total. */
export function onePage(items: readonly unknown[], total: number): () => never {
  return () => {
    throw HttpResponse.json([...items], { headers: { 'X-Total-Count': String(total) } });
  };
}
