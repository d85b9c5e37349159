import { getResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { createScenarioHandler, formatScenario, parseScenario } from './scenario.ts';

const site = http.all('*', () => new Response('the site'));

async function ask(scenario: string, path: string, method = 'GET'): Promise<Response | undefined> {
  const handler = createScenarioHandler(() => parseScenario(scenario));
  return getResponse([handler, site], new Request(`http://localhost${path}`, { method }));
}

it('parseScenario reads what formatScenario writes, and ignores what the contract does not have', () => {
  const text = 'database-away,listCocktails:slow,logIn:429-AttemptsExhausted';
  expect(formatScenario(parseScenario(text))).toBe(text);
  const unknown = 'tea,listTeas:slow,listSpirits:418-Teapot,constructor';
  expect(formatScenario(parseScenario(unknown))).toBe('');
});

it('a scenario returns an example of the contract with its status, type and headers', async () => {
  const exhausted = await ask('logIn:429-AttemptsExhausted', '/api/admin/login', 'POST');
  expect(exhausted?.status).toBe(429);
  expect(exhausted?.headers.get('content-type')).toBe('application/problem+json');
  expect(exhausted?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await exhausted?.json()).toMatchObject({ type: '/api/docs#problem-attempts-exhausted' });
});

it('a scenario does not change other operations', async () => {
  expect(await (await ask('listCocktails:lost', '/api/spirits'))?.text()).toBe('the site');
  expect((await ask('listCocktails:lost', '/api/cocktails'))?.type).toBe('error');
});

const PRIVATE = ['PUT /api/cocktails/negroni', 'GET /api/cocktails?drafts=true'];
const FROM_DATABASE = ['POST /api/admin/login', 'GET /api/images/1', 'HEAD /api/ready'];
const FROM_MEMORY = ['GET /api/cocktails?q=gin', 'HEAD /api/cocktails/negroni'];

it.each([
  { scenario: 'session-over', status: 401, refused: PRIVATE, usual: [...FROM_MEMORY, ...FROM_DATABASE] },
  { scenario: 'database-away', status: 503, refused: [...PRIVATE, ...FROM_DATABASE], usual: FROM_MEMORY },
])(
  'the scenario $scenario refuses what the site then refuses',
  async ({ scenario, status, refused, usual }) => {
    for (const request of [...refused, ...usual]) {
      const [method, path = ''] = request.split(' ');
      const response = await ask(scenario, path, method);
      expect(response?.status, request).toBe(refused.includes(request) ? status : 200);
    }
  },
);
