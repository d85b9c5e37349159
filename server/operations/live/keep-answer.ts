import { StoreUnavailableError } from '#server/catalogue/store/store.ts';
import { accepted } from '#server/catalogue/decision.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/**
 * The answer to what was stored outside the catalogue, stored too when its request may be repeated. What is done is answered as done where the
 * answer cannot be stored.
 */
export async function keepAnswer(
  catalogue: Pick<LiveCatalogue, 'answer'>,
  response: OperationResponse,
  repeatable: Repeatable | undefined,
): Promise<OperationResponse> {
  if (!repeatable) return response;
  try {
    return await catalogue.answer({ decide: () => accepted([], null) }, () => response, repeatable);
  } catch (error) {
    if (error instanceof StoreUnavailableError) return response;
    throw error;
  }
}
