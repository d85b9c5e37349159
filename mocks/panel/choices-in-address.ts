import { formatChoices, parseChoices, type Choices } from '#mocks/scenarios/choices.ts';

const PARAMETER = 'mock';

/** The choices in the address, for colleagues, and in storage, for links that load another document. */
export function choicesInAddress(storage: Storage): { choices: Choices; save: (choices: Choices) => void } {
  const given = new URLSearchParams(location.search).get(PARAMETER);
  let text = formatChoices(parseChoices(given ?? storage.getItem(PARAMETER) ?? ''));
  const replace = history.replaceState.bind(history);
  const write = () => {
    storage.setItem(PARAMETER, text);
    const address = new URL(location.href);
    if ((address.searchParams.get(PARAMETER) ?? '') === text) return;
    address.searchParams.delete(PARAMETER);
    if (text !== '') address.search += `${address.search === '' ? '?' : '&'}${PARAMETER}=${text}`;
    replace(history.state, '', address);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...state: Parameters<History['pushState']>) => {
      original(...state);
      write();
    };
  }
  addEventListener('popstate', write);
  write();
  return {
    choices: parseChoices(text),
    save(choices) {
      text = formatChoices(choices);
      write();
    },
  };
}
