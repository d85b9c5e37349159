import type { ArgTypesEnhancer, Renderer, StrictInputType } from 'storybook/internal/csf';

const NONE = { disable: true };
/** Storybook has the right control for these. */
const SIMPLE = /^(?:boolean|enum|literal|number|string)$/;

/**
 * Leaves in the panel "Controls" what can be typed or chosen there. Storybook offers a field of JSON for everything else, such as a
 * function or what React draws, and nothing that one writes there works.
 */
export const workingControls: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(name, argType, initialArgs[name])]),
  );
// After those that read the types of the properties.
workingControls.secondPass = true;

function withControl(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const { control, type, options } = argType;
  const isOff = control === false || (typeof control === 'object' && control.disable);
  if (isOff || name === 'className' || !isPlain(value)) return { ...argType, control: NONE };
  const isKnown = control !== undefined || options !== undefined || SIMPLE.test(type?.name ?? '');
  return isKnown ? argType : { ...argType, control: controlFor(value, type) };
}

function controlFor(value: unknown, type: StrictInputType['type']): StrictInputType['control'] {
  if (typeof value === 'string') return { type: 'text' };
  if (typeof value === 'number') return { type: 'number' };
  if (typeof value === 'boolean') return { type: 'boolean' };
  if (typeof value === 'object' && value !== null) return { type: 'object' };
  return JSON.stringify(type ?? null).includes('"string"') ? { type: 'text' } : NONE;
}

/** Whether JSON can write it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
