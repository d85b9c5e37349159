import { getResponse, http, type RequestHandler } from 'msw';
import type { OperationId } from '#openapi/generated/operations.ts';
import { operationAt } from '#openapi/contract/operation-at.ts';
import { choiceFor, USUAL, type Choices, type Choice } from './choices.ts';
import { contractAnswers, responseOf, emptyAnswer } from './contract-answers.ts';

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

const LATE_MS = 5000;

interface Play {
  id: OperationId;
  choice: Choice;
  earlier: number;
  usual: () => Promise<Response>;
  wait: (ms: number) => Promise<void>;
}

/** Without a connection the answer is a network error. */
export async function playChoice({ id, choice, earlier, usual, wait }: Play): Promise<Response> {
  const { answer, timing } = choice;
  if (timing === 'lost') return Response.error();
  if (timing.startsWith('delay-')) await wait(Number(timing.slice('delay-'.length)));
  const response = await answerOf(id, answer, usual);
  if (timing === 'lost-answer') return Response.error();
  // The second answer overtakes the first, as happens while a visitor types.
  if (timing === 'late' && earlier % 2 === 0) await wait(LATE_MS);
  return response;
}

async function answerOf(id: OperationId, answer: string, usual: Play['usual']): Promise<Response> {
  if (answer === USUAL.answer) return usual();
  if (answer === 'empty') return Response.json(emptyAnswer(id));
  const named = contractAnswers(id).find(({ key }) => key === answer);
  return named ? responseOf(named) : usual();
}
