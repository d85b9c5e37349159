import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { capitalised } from '#openapi/names/capitalised.ts';
import { MOST_NAME_LETTERS } from '#openapi/generated/limits.ts';
import { CONTROL_CLASS } from '#ui/components/TextInput.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { nameRank } from '#openapi/names/name-rank.ts';
import type { AdminResource, Item } from '../resources/resource.ts';
import { usePaletteItems } from './usePaletteItems.ts';

interface PaletteAction {
  label: string;
  run: () => void;
}

interface PaletteDialogProps {
  actions: readonly PaletteAction[];
  onOpenItem: (resource: AdminResource, item: Item) => void;
  onClose: () => void;
}

interface Choice extends PaletteAction {
  key: string;
  kind: string;
  rank: number;
}

const MAX_CHOICES = 40;

export function PaletteDialog({ actions, onOpenItem, onClose }: PaletteDialogProps) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const { found, isSearching, isFailed } = usePaletteItems(typed);
  const isTyped = typed.trim() !== '';
  const rankOf = nameRank(typed);
  const choices = [
    ...actions.flatMap((action): Choice[] => {
      const rank = rankOf(action.label);
      return rank === null ? [] : [{ ...action, key: action.label, kind: 'Action', rank }];
    }),
    ...found.map(({ resource, item, title, rank }): Choice => ({
      key: `${resource.name} ${item.id}`,
      label: title,
      kind: capitalised(resource.nouns.singular),
      rank,
      run: () => onOpenItem(resource, item),
    })),
  ]
    // The shortest is what was typed, or nearest to it; with nothing typed, Enter must not log out.
    .sort((one, other) => one.rank - other.rank || (isTyped ? one.label.length - other.label.length : 0))
    .slice(0, MAX_CHOICES);
  const current = Math.min(active, choices.length - 1);

  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0)
      setActive((current + step + choices.length) % choices.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(choices[current]);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, current]);

  return (
    <Dialog open onOpenChange={onClose} title="Find anything" layout="wide">
      <input
        type="text"
        role="combobox"
        aria-label="Find an item or an action"
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        maxLength={MOST_NAME_LETTERS}
        placeholder="Name of an item, or what to do…"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className={`${CONTROL_CLASS} min-h-11`}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Items and actions"
        className="mt-3 max-h-[70vh] overflow-y-auto"
      >
        {choices.map((choice, index) => (
          <li
            key={choice.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
            className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 hover:bg-ink/5 ${
              index === current ? 'bg-ink/10' : ''
            }`}
          >
            <span className="min-w-0 break-words">{choice.label}</span>
            <span className="text-sm text-soft">{choice.kind}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={choices.length === 0 ? 'mt-3 text-soft' : 'sr-only'}>
        {choices.length > 0
          ? `${choices.length} found`
          : isSearching
            ? 'Searching…'
            : isFailed
              ? 'Not everything could be searched.'
              : `Nothing is called “${typed.trim()}”.`}
      </p>
    </Dialog>
  );
}
