import { formatScenario, parseScenario, type Scenario } from '#mocks/scenario.ts';

/** The parameter of a link, and the key in the tab's storage. */
const KEY = 'mock';

/** The scenario comes from a colleague's link, or from a choice on the page before. */
export function findScenario(): Scenario {
  return parseScenario(new URLSearchParams(location.search).get(KEY) ?? sessionStorage.getItem(KEY) ?? '');
}

export function storeScenario(chosen: Scenario): void {
  sessionStorage.setItem(KEY, formatScenario(chosen));
}

/** The scenario of a link would win over a new choice. */
export function removeScenarioFromUrl(): void {
  const url = new URL(location.href);
  url.searchParams.delete(KEY);
  history.replaceState(history.state, '', url);
}
