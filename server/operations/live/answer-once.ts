import { accepted } from '#server/catalogue/decision.ts';
import type { OperationResponse, Repeatable } from '../operation.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** The answer to what was stored outside the catalogue, stored too when its request may be repeated. */
export async function answerOnce(
  catalogue: Pick<LiveCatalogue, 'answer'>,
  response: OperationResponse,
  repeatable: Repeatable | undefined,
): Promise<OperationResponse> {
  if (!repeatable) return response;
  return catalogue.answer({ decide: () => accepted([], null) }, () => response, repeatable);
}
