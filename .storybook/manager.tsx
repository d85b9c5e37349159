import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'The tasting house: workbench', brandUrl: './' }),
});

/** The titles of these stories differ from the heading of their section in PRODUCT.md. */
const SECTIONS: Record<string, string> = {
  'One category': 'categories',
  'Recipe, mixing mode': 'recipe',
  'Recipe, print': 'recipe',
  'Recipe, share': 'recipe',
  'Voice search': 'search',
  Collection: 'explore-our-collection',
  'Sustainable guide': 'sustainable-ingredient-guide',
  'About and Contact': 'about-contact',
  'Not found': 'screens',
  Offline: 'screens',
};

/** Links the story of a screen to its section of the specification. */
function SpecificationLink() {
  const [group, name = ''] = useStorybookApi().getCurrentStoryData()?.title.split('/') ?? [];
  if (group !== 'Screens' && group !== 'Admin') return null;
  const part = SECTIONS[name] ?? name.toLowerCase().replaceAll(' ', '-');
  const section = group === 'Admin' && part !== 'import' && part !== 'backups' ? 'dashboard' : part;
  return (
    <a href={`?path=/docs/specification--docs#${section}`} target="_blank" rel="noreferrer">
      Specification
    </a>
  );
}

addons.register('specification', () => {
  addons.add('specification/link', {
    type: types.TOOL,
    title: 'Specification',
    match: ({ viewMode }) => viewMode === 'story',
    render: SpecificationLink,
  });
});
