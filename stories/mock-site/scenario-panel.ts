import type { SetupWorker } from 'msw/browser';
import { empty, failing, slow } from '#mocks/scenarios.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';

const SCENARIOS = { slow, empty, failing };
type Scenario = keyof typeof SCENARIOS;

const KEY = 'mock-scenarios';

const STYLE = `
  :host { position: fixed; inset: auto auto 0.75rem 0.75rem; z-index: 50; font: 14px/1.5 system-ui, sans-serif; }
  details { background: #fff; color: #1c1c1c; border: 1px solid #8a8a8a; border-radius: 4px; padding: 0.4rem 0.75rem; }
  form { display: grid; gap: 0.5rem; margin-top: 0.5rem; }
  label { display: grid; } select, button { font: inherit; padding: 0.25rem; }
`;

function readChoices(): Partial<Record<OperationId, Scenario>> {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<OperationId, Scenario>>;
}

function options(names: readonly string[]): string {
  return names.map((name) => `<option>${name}</option>`).join('');
}

/**
 * A small panel of the mock site alone: makes any endpoint slow, empty or failing until it is told otherwise, and
 * forgets what the visit has changed. What is chosen outlives a reload, so that first loads can be looked at too.
 */
export function addScenarioPanel(worker: SetupWorker): void {
  const choices = readChoices();
  const host = document.body.appendChild(document.createElement('aside'));
  host.ariaLabel = 'Mocks';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${STYLE}</style>
    <details><summary>Mocks</summary><form>
      <label>Endpoint<select name="endpoint">${options(Object.keys(operations))}</select></label>
      <label>It is<select name="scenario">${options(['as usual', ...Object.keys(SCENARIOS)])}</select></label>
      <ul></ul>
      <button type="button">Forget everything</button>
    </form></details>`;
  const [endpoint, scenario] = root.querySelectorAll('select');
  const list = root.querySelector('ul');
  if (!endpoint || !scenario || !list) return;

  const apply = () => {
    const chosen = Object.entries(choices) as [OperationId, Scenario][];
    worker.resetHandlers();
    worker.use(...chosen.map(([id, name]) => SCENARIOS[name](id)));
    list.replaceChildren(
      ...chosen.map(([id, name]) =>
        Object.assign(document.createElement('li'), { textContent: `${id}: ${name}` }),
      ),
    );
    sessionStorage.setItem(KEY, JSON.stringify(choices));
  };
  endpoint.onchange = () => {
    scenario.value = choices[endpoint.value as OperationId] ?? 'as usual';
  };
  scenario.onchange = () => {
    const id = endpoint.value as OperationId;
    if (scenario.value in SCENARIOS) choices[id] = scenario.value as Scenario;
    else Reflect.deleteProperty(choices, id);
    apply();
  };
  root.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.clear();
    location.reload();
  });
  apply();
}
