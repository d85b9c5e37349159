import { isDay, MAX_NOTE_CHARACTERS, withPage, type Notebook } from './notebook.ts';
import type { Shopping } from './shopping-servings.ts';
import type { UnitChoice } from '#openapi/ingredients/shown-line.ts';

/** All that a device stores for its visitor. The theme and the recent searches stay on each device. */
export interface DeviceData {
  /** Ids of the saved recipes, the latest last. */
  saved: readonly string[];
  notebook: Notebook;
  /** Ids of the visitor's bottles. */
  bottles: readonly string[];
  /** Null where none was chosen. */
  unit: UnitChoice | null;
  shopping: Shopping;
}

/** Both together, or the ids of the recipes whose two notes are too long for one. */
export type Together = { data: DeviceData } | { tooLong: readonly string[] };

/**
 * What is here and what is added to it. Nothing is lost: two notes on a recipe become one, and days, bottles and ticks
 * of both count; where only one can be, as for servings and the unit, it is the one that is here.
 */
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

/** A note that the other one contains is not repeated, such as when the same file is added twice. */
function bothNotes(here: string, added: string): string {
  if (here.includes(added)) return here;
  return added.includes(here) ? added : `${here}\n\n${added}`;
}
