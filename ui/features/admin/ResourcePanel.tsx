import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { ItemForm } from './form/ItemForm.tsx';
import { useItemEditor } from './form/useItemEditor.ts';
import { ItemHistory } from './history/ItemHistory.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import type { ItemListProps } from './list/ItemList.tsx';
import type { AdminResource, Item } from './resources/resource.ts';
import { useUnsavedChanges } from './unsaved/unsaved-changes.ts';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
}

/** "Each tab: a form on the left, a list on the right with edit and delete buttons" (spec, section 2). */
export function ResourcePanel({ resource, List }: ResourcePanelProps) {
  const editor = useItemEditor(resource);
  const { askToLeave } = useUnsavedChanges();
  const list = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<Item | null>(null);
  const [remembered, setRemembered] = useState<Item | null>(null);

  // The rows are remembered, so what they call must stay the same.
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const edit = useCallback(
    (item: Item) => askToLeave(() => latest.current.startEditing(item.id)),
    [askToLeave],
  );
  const absorb = useCallback((item: Item, field: string) => latest.current.absorb(item, field), []);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10">
      {/* As high as what the page's head leaves of the window, so that the buttons are always in sight. */}
      <div className="rounded-sm border border-hairline bg-raised lg:sticky lg:top-4 lg:max-h-[max(24rem,calc(100dvh-17rem))] lg:overflow-y-auto">
        <ItemForm
          resource={resource}
          editor={editor}
          onShowHistory={setRemembered}
          onGoToList={() => list.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
      <div ref={list} tabIndex={-1} className="min-w-0 scroll-mt-4">
        <List
          resource={resource}
          editedId={editor.selected?.id}
          onEdit={edit}
          onDelete={setDoomed}
          onShowHistory={setRemembered}
          onChanged={absorb}
        />
      </div>
      <ItemHistory
        resource={resource}
        item={remembered}
        onClose={() => setRemembered(null)}
        onRestored={editor.takeRestored}
      />
      <DeleteDialog
        resource={resource}
        item={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={(item) => {
          if (item.id === editor.selected?.id) editor.startAdding();
        }}
        onRowGone={() => catchFocus(list.current, FRAMES_UNTIL_GONE)}
      />
    </div>
  );
}

/** The row and its dialog go in either order, each some frames after the other. */
const FRAMES_UNTIL_GONE = 30;

/** Takes the focus when it is lost within so many frames. */
function catchFocus(element: HTMLElement | null, frames: number): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => catchFocus(element, frames - 1));
}
