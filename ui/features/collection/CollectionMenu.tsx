import { EmptyState } from '#ui/components/EmptyState.tsx';
import type { MenuSection } from './collection-menu.ts';
import { CollectionSection } from './CollectionSection.tsx';

export function CollectionMenu({ sections }: { sections: MenuSection[] }) {
  if (sections.length === 0) {
    return (
      <EmptyState title="No categories found">The menu is being written. Please come back soon.</EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-14">
      {sections.map((section) => (
        <CollectionSection key={section.category.id} {...section} />
      ))}
    </div>
  );
}
