import { formatScenario, parseScenario, type Scenario } from '#mocks/scenario.ts';

/** The parameter of a link, and the key in the tab's storage. */
const KEY = 'mock';

/** Returns the scenario of the URL, or else the one that the tab has stored. */
export function findScenario(): Scenario {
  return parseScenario(new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY) ?? '');
}

export function storeScenario(chosen: Scenario): void {
  sessionStorage.setItem(KEY, formatScenario(chosen));
}

/** Otherwise the scenario in the URL would override a new choice. */
export function removeScenarioFromUrl(): void {
  const url = new URL(location.href);
  url.searchParams.delete(KEY);
  history.replaceState(history.state, '', url);
}
