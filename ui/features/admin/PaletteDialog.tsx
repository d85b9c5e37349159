import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useState } from 'react';
import { MAX_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
import { nameRank } from '#openapi/text/name-rank.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import type { MenuAction } from '#ui/components/ActionMenu.tsx';
import { TextInput } from '#ui/components/Inputs.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { StackedDialog, useDialogs } from './dialogs/DialogStack.tsx';
import type { AdminItem, AdminResource } from './resources/admin-resource.ts';
import { itemsQuery } from './resources/useSortedItems.ts';
import { resourceByName, adminResources } from './resources/resource-definitions.ts';

interface PaletteEntry extends MenuAction {
  /** The kind of an item; missing for an action. */
  kind?: string;
}

interface PaletteDialogProps {
  actions: readonly PaletteEntry[];
  onOpenItem: (resource: AdminResource, item: AdminItem) => void;
}

const MAX_ENTRIES = 40;
/** The dialog renders its content a moment after this component, so downshift finds the refs late. */
const LATER = { suppressRefError: true };
const { InputBlur } = useCombobox.stateChangeTypes;

export function PaletteDialog({ actions, onOpenItem }: PaletteDialogProps) {
  const { close } = useDialogs();
  const [typed, setTyped] = useState('');
  const { items, isSearching, isFailed } = usePaletteItems(typed);
  const itemEntries = items.map(({ resource, item }): PaletteEntry => ({
    label: resource.summarise(item).title,
    kind: resource.nouns.title,
    run: () => onOpenItem(resource, item),
  }));
  const entries = typed.trim() === '' ? actions : bestEntries([...actions, ...itemEntries], typed);
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<PaletteEntry>({
    items: [...entries],
    inputValue: typed,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: () => '',
    // Leaving the box chooses nothing.
    stateReducer: (state, { type, changes }) => (type === InputBlur ? state : changes),
    onSelectedItemChange: ({ selectedItem }) => close(selectedItem?.run),
  });

  let emptyText = `Nothing is called “${typed.trim()}”.`;
  if (isFailed) emptyText = 'Not everything could be searched.';
  if (isSearching) emptyText = 'Searching…';
  return (
    <StackedDialog title="Find anything" layout="wide">
      <TextInput
        {...getInputProps(
          {
            'aria-label': 'Find an item or an action',
            'aria-labelledby': undefined,
            maxLength: MAX_NAME_CHARACTERS,
            placeholder: 'Name of an item, or what to do…',
            onChange: ({ currentTarget }) => setTyped(currentTarget.value),
          },
          LATER,
        )}
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Items and actions', 'aria-labelledby': undefined }, LATER)}
        className="mt-3 max-h-[70vh] overflow-y-auto"
      >
        {entries.map((item, index) => (
          <li
            key={index}
            {...getItemProps({ item, index })}
            className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 ${
              index === highlightedIndex ? 'bg-ink/10' : ''
            }`}
          >
            <span className="min-w-0 break-words">{item.label}</span>
            <span className="text-sm text-soft">{item.kind ?? 'Action'}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={entries.length === 0 ? 'mt-3 text-soft' : 'sr-only'}>
        {entries.length === 0 ? emptyText : `${entries.length} found`}
      </p>
    </StackedDialog>
  );
}

/** The best match comes first. Of equal matches, the shortest is closest to the typed text. */
function bestEntries(all: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const rankOf = nameRank(typed);
  return all
    .flatMap((entry) => {
      const rank = rankOf(entry.label);
      return rank === null ? [] : [{ ...entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.label.length - b.label.length)
    .slice(0, MAX_ENTRIES);
}

const COCKTAILS_PER_SEARCH = 8;

const listedResources = adminResources.filter(({ name }) => name !== 'cocktails');

/** Reads all items of the other resources. The server searches cocktails by name, since it may have many. */
function usePaletteItems(typed: string) {
  const lists = useQueries({ queries: listedResources.map(itemsQuery) });
  const name = useDebounced(typed.trim());
  const cocktails = useListCocktails(
    { drafts: true, name, limit: COCKTAILS_PER_SEARCH },
    { query: { enabled: name !== '', placeholderData: keepPreviousData, select: selectData } },
  );
  return {
    items: [
      ...listedResources.flatMap((resource, index) =>
        (lists[index]?.data ?? []).map((item) => ({ resource, item })),
      ),
      ...(cocktails.data ?? []).map((item) => ({ resource: resourceByName('cocktails'), item })),
    ],
    isSearching: cocktails.isFetching || name !== typed.trim() || lists.some(({ isPending }) => isPending),
    isFailed: cocktails.isError || lists.some(({ isLoadingError }) => isLoadingError),
  };
}
