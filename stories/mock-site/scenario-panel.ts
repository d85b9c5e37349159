import { operationRoutes, type OperationId } from '#openapi/generated/operations.ts';
import {
  formatScenario,
  NO_SCENARIO,
  OWN_RESPONSE,
  responsesToChoose,
  type Scenario,
  type Situation,
} from '#mocks/scenario.ts';
import { removeScenarioFromUrl } from './stored-scenario.ts';

const SITUATIONS: Record<Situation, string> = {
  normal: 'As usual',
  'first-start': 'First start: nothing in the catalogue',
  'session-over': 'Session over',
  'database-away': 'Database away',
};

interface PanelOptions {
  scenario: Scenario;
  onChange: (scenario: Scenario) => void;
}

/**
 * Shows the panel above the page, without covering anything. It is last in the document, so that the keyboard
 * reaches the site first; Alt+M opens it.
 */
export function addScenarioPanel({ scenario: first, onChange }: PanelOptions): void {
  let scenario = first;
  const host = document.body.appendChild(document.createElement('aside'));
  host.ariaLabel = 'Mocks';
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${PANEL_STYLE}</style><details>
    <summary aria-keyshortcuts="Alt+M">Mocks</summary><div class="body">
      <div class="tools">
        <label>Situation<select name="situation">${options(SITUATIONS)}</select></label>
        <label>Filter<input type="search" name="filter" placeholder="cocktail, PUT, 409" /></label>
        <button type="button" name="usual">All as usual</button>
        <button type="button" name="forget">Forget everything</button>
      </div>
      <ul>${(Object.keys(operationRoutes) as OperationId[]).map(row).join('')}</ul>
    </div></details>`;
  const find = <Part extends HTMLElement>(selector: string) => root.querySelector(selector) as Part;
  const details = find<HTMLDetailsElement>('details');
  const summary = find('summary');
  const situation = find<HTMLSelectElement>('[name=situation]');
  const filter = find<HTMLInputElement>('[name=filter]');

  const show = () => {
    const chosen = formatScenario(scenario).split(',').filter(Boolean);
    summary.textContent = ['Mocks', ...chosen].join(' · ');
    situation.value = scenario.situation;
    for (const item of root.querySelectorAll('li')) {
      const chosenResponse = scenario.responses.get(item.dataset['id'] as OperationId);
      const select = item.querySelector('select');
      if (select) select.value = chosenResponse ?? OWN_RESPONSE;
      item.toggleAttribute('data-chosen', chosenResponse !== undefined);
      item.hidden = !item.textContent.toLowerCase().includes(filter.value.trim().toLowerCase());
    }
    document.body.style.paddingTop = `${host.offsetHeight}px`;
  };
  const change = (next: Scenario) => {
    const isOtherSituation = next.situation !== scenario.situation;
    scenario = next;
    show();
    onChange(next);
    // The page still has data of the other catalogue.
    if (isOtherSituation) reload();
  };

  situation.onchange = () => change({ ...scenario, situation: situation.value as Situation });
  filter.oninput = show;
  find('ul').onchange = ({ target }) => {
    const select = target as HTMLSelectElement;
    const id = select.closest('li')?.dataset['id'] as OperationId;
    const responses = new Map(scenario.responses);
    if (select.value === OWN_RESPONSE) responses.delete(id);
    else responses.set(id, select.value);
    change({ ...scenario, responses });
  };
  find('[name=usual]').onclick = () => change(NO_SCENARIO);
  find('[name=forget]').onclick = () => {
    sessionStorage.clear();
    reload();
  };
  details.ontoggle = show;
  window.addEventListener('resize', show);
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.code === 'KeyM') {
      event.preventDefault();
      details.open = true;
      filter.focus();
    }
  });
  details.onkeydown = (event) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    details.open = false;
    summary.focus();
  };
  show();
}

function reload(): void {
  removeScenarioFromUrl();
  location.reload();
}

function options(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');
}

function row(id: OperationId): string {
  const { method, path } = operationRoutes[id];
  const responses = Object.fromEntries(responsesToChoose(id).map((key) => [key, key.replace('-', ' ')]));
  return `<li data-id="${id}"><span>${id}<small>${method} ${path}</small></span>
    <select aria-label="${id}: answer">${options(responses)}</select></li>`;
}

const PANEL_STYLE = `
  :host { position: absolute; inset: 0 0 auto; z-index: 1; font: 14px/1.5 system-ui, sans-serif; color-scheme: light; }
  details { background: #fff; color: #1c1c1c; border-bottom: 1px solid #8a8a8a; }
  summary { padding: 0.375rem 1rem; cursor: pointer; overflow-wrap: anywhere; }
  .body { display: grid; gap: 0.5rem; padding: 0 1rem 0.75rem; }
  .tools { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; }
  label { display: grid; } select, button, input { font: inherit; padding: 0.25rem 0.5rem; min-height: 32px; max-width: 100%; }
  ul { list-style: none; margin: 0; padding: 0; max-height: 40vh; overflow: auto; border-block: 1px solid #c4c4c4; }
  li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 13rem); gap: 0.25rem 0.75rem; padding: 0.25rem; align-items: center; }
  li[hidden] { display: none; } li select { width: 100%; }
  li[data-chosen] { background: #fff3c4; } li span { overflow-wrap: anywhere; } small { display: block; color: #555; }
  @media (max-width: 40rem) { li { grid-template-columns: minmax(0, 1fr); } }
`;
