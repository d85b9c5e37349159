import { getResponse, http, type RequestHandler } from 'msw';
import type { OperationId } from '#openapi/generated/operations.ts';
import { operationAt } from '#openapi/contract/operation-at.ts';
import { choiceFor, USUAL, type Choices } from './choices.ts';
import { playChoice } from './play-choice.ts';

const API_ADDRESS = /^https?:\/\/[^/]+\/api\//;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Every other request goes to `site`, the handler after it. */
export function createScenarioHandler(site: RequestHandler, current: () => Choices): RequestHandler {
  const counts = new Map<OperationId, number>();
  return http.all(API_ADDRESS, async ({ request }) => {
    const id = operationAt(request.method, new URL(request.url).pathname);
    if (!id) return undefined;
    const choice = choiceFor(current(), id);
    if (choice.answer === USUAL.answer && choice.timing === USUAL.timing) return undefined;
    const earlier = counts.get(id) ?? 0;
    counts.set(id, earlier + 1);
    const usual = async () => (await getResponse([site], request.clone())) ?? Response.error();
    return playChoice({ id, choice, earlier, usual, wait });
  });
}
