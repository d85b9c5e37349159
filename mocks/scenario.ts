import { delay, http, type RequestHandler } from 'msw';
import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import { findOperation } from '#server/operations/pipeline/contract-backend.ts';
import { API_URL } from './fetch-adapter.ts';
import { contractResponses, makeResponse } from './contract-responses.ts';

const SITUATIONS = ['normal', 'first-start', 'session-over', 'database-away'] as const;
export type Situation = (typeof SITUATIONS)[number];

export const OWN_RESPONSE = 'usual';
const SLOW = 'slow';
const LOST = 'lost';
const SLOW_MS = 3000;

/** Chooses responses that replace those of the mock site. */
export interface Scenario {
  situation: Situation;
  /** A response is `slow`, `lost` (no connection), or one that the contract names: `409-NameTaken`. */
  responses: ReadonlyMap<OperationId, string>;
}

export const NO_SCENARIO: Scenario = { situation: 'normal', responses: new Map() };

export function responsesToChoose(id: OperationId): string[] {
  return [OWN_RESPONSE, SLOW, LOST, ...contractResponses(id).map(({ key }) => key)];
}

/** Returns `database-away,getSite:slow,logIn:429-AttemptsExhausted`, say, or '' for the normal site. */
export function formatScenario({ situation, responses }: Scenario): string {
  const chosen = [...responses].map(([id, response]) => `${id}:${response}`);
  return [...(situation === 'normal' ? [] : [situation]), ...chosen].join(',');
}

/** Reads the text of a scenario. Ignores what the contract does not have. */
export function parseScenario(text: string): Scenario {
  let situation: Situation = 'normal';
  const responses = new Map<OperationId, string>();
  for (const entry of text.split(',')) {
    const [first = '', response = ''] = entry.split(':');
    situation = SITUATIONS.find((known) => known === first) ?? situation;
    if (!Object.hasOwn(operationRoutes, first)) continue;
    const id = first as OperationId;
    if (responsesToChoose(id).includes(response)) responses.set(id, response);
  }
  return { situation, responses };
}

/** Answers the requests that the scenario names. The next handler answers all others. */
export function createScenarioHandler(current: () => Scenario): RequestHandler {
  return http.all(API_URL, async ({ request }) => {
    const url = new URL(request.url);
    const id = findOperation(request.method, url.pathname)?.operationId;
    if (!id) return undefined;
    const { situation, responses } = current();
    const chosen = responses.get(id);
    if (chosen === LOST) return Response.error();
    if (chosen === SLOW) await delay(SLOW_MS);
    const response =
      contractResponses(id).find(({ key }) => key === chosen) ?? responseOfSituation(situation, id, url);
    return response && makeResponse(response);
  });
}

function responseOfSituation(situation: Situation, id: OperationId, { searchParams }: URL) {
  const { method, needsSession, sessionParameters = [] } = operationRoutes[id];
  const isPrivate = needsSession || sessionParameters.some((name) => searchParams.has(name));
  // Visitors read from the catalogue in memory, except for pictures and the state of the site.
  const asksDatabase = ['getImage', 'getHealth', 'getReadiness'].includes(id);
  const isSessionOver = situation === 'session-over' && isPrivate;
  const isAway = situation === 'database-away' && (isPrivate || asksDatabase || method !== 'GET');
  const status = isSessionOver ? 401 : isAway ? 503 : null;
  return contractResponses(id).find((response) => response.status === status);
}
