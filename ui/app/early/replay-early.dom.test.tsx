import { expect, it, vi } from 'vitest';
import { savedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { subscribeStored } from '#ui/lib/stored/stored-value.ts';
import { holdEarlyEvents } from './hold-early-events.ts';
import { replayEarly } from './replay-early.ts';

it('tells of a heart that was pressed after something had read the stored ones, such as their number in the header', () => {
  localStorage.clear();
  document.body.innerHTML = '<button data-save-recipe="negroni">Save Negroni</button>';
  holdEarlyEvents();
  const told = vi.fn();
  const unsubscribe = subscribeStored(told);
  document.querySelector('button')?.click();
  expect(savedRecipes()).toEqual(['negroni']);
  expect(told).not.toHaveBeenCalled();
  replayEarly();
  expect(told).toHaveBeenCalledOnce();
  unsubscribe();
  localStorage.clear();
  document.body.innerHTML = '';
});
