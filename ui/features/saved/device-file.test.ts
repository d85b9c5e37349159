import { describe, expect, it } from 'vitest';
import type { DeviceData } from './device-data.ts';
import { deviceFileText, readDeviceFile } from './device-file.ts';

const DATA: DeviceData = {
  saved: ['negroni', 'daiquiri'],
  notebook: new Map([['negroni', { note: 'a big cube', made: ['2026-11-02', '2026-10-31'] }]]),
  bottles: ['campari'],
  unit: 'ml',
  shopping: { servings: new Map([['negroni', 4]]), ticked: ['bourbon|rye-whiskey', 'lime'] },
};
const written = JSON.parse(deviceFileText(DATA)) as Record<string, unknown>;

const refusalOf = (text: string) => {
  const read = readDeviceFile(text);
  return 'refusal' in read ? read.refusal : null;
};
/** Of a good file with other parts. */
const refusalWith = (parts: object) => refusalOf(JSON.stringify({ ...written, ...parts }));

describe('the file of a device', () => {
  it('gives back what was written', () => {
    expect(readDeviceFile(deviceFileText(DATA))).toEqual({ data: DATA });
  });

  it('holds a device that has nothing', () => {
    const nothing: DeviceData = {
      ...{ saved: [], notebook: new Map(), bottles: [], unit: null },
      shopping: { servings: new Map(), ticked: [] },
    };
    expect(readDeviceFile(deviceFileText(nothing))).toEqual({ data: nothing });
  });

  it.each(['', 'not JSON', 'null', '[]', '3', '{}', '{"format":"other","version":1}', '['.repeat(99_999)])(
    'refuses what it did not write (%#)',
    (text) => expect(refusalOf(text)).toMatch(/^This is no file from/),
  );

  it.each([0, 2, '1', null, undefined])('refuses version %j', (version) => {
    expect(refusalWith({ version })).toMatch(/another version .* Reload/);
  });

  it('refuses more than 1 MB, in bytes', () => {
    expect(refusalWith({ more: 'é'.repeat(500_000) })).toMatch(/larger than 1 MB/);
  });

  it.each([
    [{ saved: Array<string>(100_000).fill('a') }, /more than 2,000 saved recipes/],
    [{ bottles: Array.from({ length: 2001 }, (_, number) => `bottle-${number}`) }, /more than 2,000 bottles/],
    [
      {
        notebook: Object.fromEntries(
          Array.from({ length: 2001 }, (_, number) => [`r${number}`, { note: '', made: [] }]),
        ),
      },
      /more than 2,000 notes/,
    ],
    [{ notebook: { negroni: { note: '', made: Array<string>(2001).fill('2026-01-01') } } }, /2,000 days/],
  ])('refuses too many entries (%#)', (parts, refusal) => expect(refusalWith(parts)).toMatch(refusal));

  it.each([
    [{ saved: 'negroni' }, 'saved recipes'],
    [{ saved: ['a,b'] }, 'saved recipes'],
    [{ saved: ['negroni', 1] }, 'saved recipes'],
    [{ saved: ['<img src=x>'] }, 'saved recipes'],
    [{ notebook: [] }, 'notes'],
    [{ notebook: { negroni: null } }, 'notes'],
    [{ notebook: { negroni: { note: 1, made: [] } } }, 'notes'],
    [{ notebook: { negroni: { note: 'x'.repeat(2001), made: [] } } }, 'notes'],
    [{ notebook: { negroni: { note: '', made: ['2026-02-30'] } } }, 'days of a recipe'],
    [{ bottles: { length: 1 } }, 'bottles'],
    [{ unit: 'gallons' }, 'unit'],
    [{ unit: 'constructor' }, 'unit'],
    [{ shopping: null }, 'shopping list'],
    [{ shopping: { servings: { negroni: 100 }, ticked: [] } }, 'servings'],
    [{ shopping: { servings: { negroni: '4' }, ticked: [] } }, 'servings'],
    [{ shopping: { servings: {}, ticked: ['a||b'] } }, 'ticks of the shopping list'],
  ])('refuses %j and says which part', (parts, part) => {
    expect(refusalWith(parts)).toContain(`The ${part} in this file cannot be read`);
  });

  it('refuses the names that objects have of themselves, and changes no object', () => {
    const text = deviceFileText(DATA).replace(
      '"notebook":{',
      '"notebook":{"__proto__":{"note":"x","made":[]},',
    );
    expect(refusalOf(text)).toContain('The notes in this file');
    expect('note' in {}).toBe(false);
  });

  it('ignores what it does not know', () => {
    expect(refusalOf(`{"__proto__":{"saved":[]},${deviceFileText(DATA).slice(1)}`)).toBeNull();
  });
});
