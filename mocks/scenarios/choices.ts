import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { answerWithStatus, contractAnswers, emptyAnswer } from './contract-answers.ts';

export interface Choice {
  /** `usual`, `empty`, or a key such as `409-NameTaken`. */
  answer: string;
  timing: Timing;
}

export const TIMINGS = {
  'at-once': 'at once',
  'delay-500': 'after 0.5 s',
  'delay-3000': 'after 3 s',
  'delay-15000': 'after 15 s',
  late: 'every second one 5 s late',
  lost: 'connection lost',
  'lost-answer': 'carried out, answer lost',
} as const;
export type Timing = keyof typeof TIMINGS;

export const PRESETS = {
  'as-usual': 'As usual',
  'session-over': 'Session over',
  'database-away': 'Database away',
  'first-start': 'First start',
  'many-recipes': '100,000 recipes (half a minute to start)',
  'broken-pictures': 'Half the pictures broken',
} as const;
export type Preset = keyof typeof PRESETS;

export interface Choices {
  preset: Preset;
  operations: ReadonlyMap<OperationId, Choice>;
}

export const USUAL: Choice = { answer: 'usual', timing: 'at-once' };
export const AS_USUAL: Choices = { preset: 'as-usual', operations: new Map() };

export function answersToChoose(id: OperationId): string[] {
  const isEmptyKnown = emptyAnswer(id) !== undefined;
  return ['usual', ...(isEmptyKnown ? ['empty'] : []), ...contractAnswers(id).map(({ key }) => key)];
}

export function choiceFor({ preset, operations: own }: Choices, id: OperationId): Choice {
  return own.get(id) ?? { ...USUAL, answer: answerOfPreset(preset, id) };
}

export function withChoice(choices: Choices, id: OperationId, choice: Choice): Choices {
  const own = new Map(choices.operations);
  const { answer, timing } = choice;
  if (answer === answerOfPreset(choices.preset, id) && timing === USUAL.timing) own.delete(id);
  else own.set(id, choice);
  return { ...choices, operations: own };
}

/** `database-away,getSite:usual,logIn:429-AttemptsExhausted:late`. */
export function formatChoices({ preset, operations: own }: Choices): string {
  const entries = [...own].map(([id, { answer, timing }]) =>
    [id, answer, ...(timing === USUAL.timing ? [] : [timing])].join(':'),
  );
  return [...(preset === 'as-usual' ? [] : [preset]), ...entries].join(',');
}

/** Ignores what the contract does not know. */
export function parseChoices(text: string): Choices {
  let choices = AS_USUAL;
  for (const entry of text.split(',')) {
    const [first = '', answer = '', timing = USUAL.timing] = entry.split(':');
    if (Object.hasOwn(PRESETS, first)) choices = { ...choices, preset: first as Preset };
    if (!Object.hasOwn(operations, first) || !Object.hasOwn(TIMINGS, timing)) continue;
    const id = first as OperationId;
    if (answersToChoose(id).includes(answer))
      choices = withChoice(choices, id, { answer, timing: timing as Timing });
  }
  return choices;
}

function answerOfPreset(preset: Preset, id: OperationId): string {
  const status =
    preset === 'session-over' && operations[id].secured ? 401 : preset === 'database-away' ? 503 : null;
  return (status !== null && answerWithStatus(id, status)?.key) || USUAL.answer;
}

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
