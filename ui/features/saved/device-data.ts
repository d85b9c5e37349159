import { isDay, MAX_NOTE_CHARACTERS, withPage, type Notebook } from './notebook.ts';
import type { Shopping } from './shopping-servings.ts';
import type { UnitChoice } from '#openapi/ingredients/shown-line.ts';

/** What an export holds. Theme and recent searches stay on each device. */
export interface DeviceData {
  saved: readonly string[];
  notebook: Notebook;
  bottles: readonly string[];
  unit: UnitChoice | null;
  shopping: Shopping;
}

/** The union, or ids of recipes whose two notes are too long together. */
export type Together = { data: DeviceData } | { tooLong: readonly string[] };

/** Joins both without loss: two notes become one; days, bottles and ticks of both count. Of servings and the unit the ones here stay. */
export function addDeviceData(here: DeviceData, added: DeviceData): Together {
  const tooLong: string[] = [];
  let notebook = here.notebook;
  for (const [id, page] of added.notebook) {
    const own = here.notebook.get(id);
    const note = bothNotes(own?.note ?? '', page.note);
    if (note.length > MAX_NOTE_CHARACTERS) tooLong.push(id);
    notebook = withPage(notebook, id, { note, made: [...(own?.made ?? []), ...page.made].filter(isDay) });
  }
  if (tooLong.length > 0) return { tooLong };
  return {
    data: {
      notebook,
      saved: union(here.saved, added.saved),
      bottles: union(here.bottles, added.bottles),
      unit: here.unit ?? added.unit,
      shopping: {
        servings: new Map([...added.shopping.servings, ...here.shopping.servings]),
        ticked: union(here.shopping.ticked, added.shopping.ticked),
      },
    },
  };
}

const union = (here: readonly string[], added: readonly string[]) => [...new Set([...here, ...added])];

/** A note that the other contains is not repeated. */
function bothNotes(here: string, added: string): string {
  if (here.includes(added)) return here;
  return added.includes(here) ? added : `${here}\n\n${added}`;
}
