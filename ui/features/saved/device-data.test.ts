import { describe, expect, it } from 'vitest';
import { addDeviceData, type DeviceData } from './device-data.ts';

const page = (note: string, ...made: string[]) => ({ note, made });
const HERE: DeviceData = {
  saved: ['negroni', 'daiquiri'],
  notebook: new Map([
    ['negroni', page('a big cube', '2026-11-02')],
    ['daiquiri', page('less lime')],
  ]),
  bottles: ['campari'],
  unit: null,
  shopping: { servings: new Map([['negroni', 4]]), ticked: ['lime'] },
};
const ADDED: DeviceData = {
  saved: ['martini', 'negroni'],
  notebook: new Map([
    ['negroni', page('orange, not lemon', '2026-11-02', '2026-11-20')],
    ['martini', page('very dry')],
  ]),
  bottles: ['campari', 'london-dry-gin'],
  unit: 'oz',
  shopping: {
    servings: new Map([
      ['negroni', 9],
      ['martini', 2],
    ]),
    ticked: ['gin', 'lime'],
  },
};
const BOTH: DeviceData = {
  saved: ['negroni', 'daiquiri', 'martini'],
  notebook: new Map([
    ['negroni', page('a big cube\n\norange, not lemon', '2026-11-20', '2026-11-02')],
    ['daiquiri', page('less lime')],
    ['martini', page('very dry')],
  ]),
  bottles: ['campari', 'london-dry-gin'],
  unit: 'oz',
  shopping: {
    servings: new Map([
      ['negroni', 4],
      ['martini', 2],
    ]),
    ticked: ['lime', 'gin'],
  },
};

describe('data that is added to what is here', () => {
  it('joins it, and what is here wins where only one can be', () => {
    expect(addDeviceData(HERE, ADDED)).toEqual({ data: BOTH });
    expect(addDeviceData({ ...HERE, unit: 'cl' }, ADDED)).toMatchObject({ data: { unit: 'cl' } });
  });

  it('changes nothing when it is added again', () => {
    expect(addDeviceData(BOTH, ADDED)).toEqual({ data: BOTH });
    expect(addDeviceData(HERE, HERE)).toEqual({ data: HERE });
  });

  it('names the recipes whose notes are too long together', () => {
    const long = (letter: string): DeviceData => ({
      ...HERE,
      notebook: new Map([['negroni', page(letter.repeat(1500))]]),
    });
    expect(addDeviceData(long('a'), long('b'))).toEqual({ tooLong: ['negroni'] });
  });
});
