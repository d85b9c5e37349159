import { useEffect, useRef, type ReactNode } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { SelectionBar, type MatchingRows, useSelection } from '../bulk/SelectionBar.tsx';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { ItemRow, type ItemActions } from './ItemRow.tsx';

export interface ItemTableProps {
  resource: AdminResource;
  actions: ItemActions;
  items: readonly AdminItem[];
  matching?: MatchingRows;
  editedId: string | null;
  rowToFocus: { id: string } | null;
}

export function ItemTable({ resource, actions, items, matching, editedId, rowToFocus }: ItemTableProps) {
  const { listMaxHeightPx, tabLabel, aboutLabel = 'About', nouns } = resource;
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const time = useNow();
  const selection = useSelection(items);
  useFocusOnRow(rowToFocus, items);
  const ids = items.map(({ id }) => id);
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = ids.length > 0 && selected === ids.length;
  const hasPictures = items.some((item) => {
    const { picture, drawnRecipe } = resource.summarise(item);
    return picture || drawnRecipe;
  });
  return (
    <>
      <SelectionBar resource={resource} selection={selection} matching={matching} pageRows={items} />
      <div
        {...(listMaxHeightPx !== undefined && {
          style: { maxHeight: listMaxHeightPx },
          tabIndex: 0,
          role: 'region',
          'aria-label': tabLabel,
        })}
        className="@container overflow-y-auto border-b border-hairline"
      >
        <table className="w-full table-fixed text-left">
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="w-10 py-1 pl-1 align-middle">
                <input
                  type="checkbox"
                  aria-label="Select this page"
                  className="tick"
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = selected > 0 && !isAll;
                  }}
                  onChange={() => (isAll ? selection.deselect(ids) : selection.select(ids))}
                />
              </th>
              {hasPictures && <Head className="w-11" hidden="Picture" />}
              <Head>{nouns.title}</Head>
              {resource.hasDrafts && <Head className="w-28 @max-[40rem]:hidden">Status</Head>}
              <Head className="@max-[36rem]:hidden">{aboutLabel}</Head>
              {resource.hasFeatured && (
                <Head className="w-11 sm:w-20">
                  <span className="max-sm:sr-only">Featured</span>
                </Head>
              )}
              <Head className="w-11 sm:w-33" hidden="Actions" />
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <ItemRow
                key={item.id}
                resource={resource}
                item={item}
                actions={actions}
                timeZone={timeZone}
                time={time}
                hasPictures={hasPictures}
                isEdited={item.id === editedId}
                isSelected={selection.ids.has(item.id)}
                onSelect={selection.toggle}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Focuses the row once, as soon as the list shows it. */
function useFocusOnRow(rowToFocus: ItemTableProps['rowToFocus'], pageRows: readonly { id: string }[]): void {
  const focused = useRef<{ id: string }>(null);
  useEffect(() => {
    if (!rowToFocus || focused.current === rowToFocus) return;
    if (!pageRows.some(({ id }) => id === rowToFocus.id)) return;
    focused.current = rowToFocus;
    const row = document.getElementById(`row-${rowToFocus.id}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [rowToFocus, pageRows]);
}

interface HeadProps {
  className?: string;
  /** The name of the column, only for screen readers. */
  hidden?: string;
  children?: ReactNode;
}

function Head({ className = '', hidden, children }: HeadProps) {
  return (
    <th scope="col" className={`truncate py-1 pr-3 font-medium ${className}`}>
      {hidden ? <span className="sr-only">{hidden}</span> : children}
    </th>
  );
}
