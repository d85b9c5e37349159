import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { idWords } from '#openapi/names/capitalised.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { MAX_DRINKS } from './party-address.ts';

const SEARCH_DEBOUNCE_MS = 300;
const MAX_FOUND = 6;

interface DrinkChooserProps {
  drinks: readonly string[];
  recipes: readonly { id: string; name: string }[];
  change: (next: (drinks: readonly string[]) => readonly string[]) => void;
}

export function DrinkChooser({ drinks, recipes, change }: DrinkChooserProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const found = useListCocktails(
    { q, limit: MAX_FOUND + drinks.length },
    { query: { enabled: q !== '', placeholderData: keepPreviousData, select: dataOf } },
  );
  const offered =
    q === '' || typed.trim() === ''
      ? []
      : (found.data ?? []).filter(({ id }) => !drinks.includes(id)).slice(0, MAX_FOUND);
  const nameOf = (id: string) => recipes.find((recipe) => recipe.id === id)?.name ?? idWords(id);
  const add = (id: string) => {
    setTyped('');
    change((latest) => [...latest, id]);
  };
  return (
    <div className="grid gap-3">
      {drinks.length > 0 && (
        <ul aria-label="Drinks of the party" className="flex flex-wrap gap-3">
          {drinks.map((id) => (
            <li key={id}>
              <input type="hidden" name="drinks" value={id} />
              <Button
                variant="quiet"
                aria-label={`Remove ${nameOf(id)}`}
                onClick={() => change((latest) => latest.filter((one) => one !== id))}
              >
                <span className="wrap-anywhere">{nameOf(id)}</span> <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {drinks.length < MAX_DRINKS && (
        <div className="noscript:hidden">
          <SearchInput
            label="Find a drink"
            placeholder="Add a drink by its name…"
            value={typed}
            onValueChange={setTyped}
          />
        </div>
      )}
      <div role="status" className="text-sm text-soft">
        {found.isError && q !== '' && 'The search did not answer. Try again.'}
        {found.isSuccess && q !== '' && q === typed.trim() && offered.length === 0 && (
          <>No other drink is found for “{q}”.</>
        )}
      </div>
      {offered.length > 0 && (
        <ul aria-label="Found drinks" className="flex flex-wrap gap-3">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Button variant="quiet" onClick={() => add(id)}>
                <span className="sr-only">Add </span>
                <span className="wrap-anywhere">{name}</span> <span aria-hidden="true">+</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
