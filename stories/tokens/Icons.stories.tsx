import type { Meta, StoryObj } from '@storybook/react-vite';
import * as siteIcons from '#ui/components/icons.tsx';
import * as adminIcons from '#ui/features/admin/parts/admin-icons.tsx';
import * as contactIcons from '#ui/features/information/contact-icons.tsx';
import * as lessonIcons from '#ui/features/tutorials/lesson-icons.tsx';

const icons = {
  ...siteIcons,
  ...adminIcons,
  ...contactIcons,
  ...lessonIcons,
};

function IconSheet() {
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-8 md:grid-cols-8">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2 text-xs text-soft">
          <Icon width="28" height="28" className="text-ink" />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  );
}

const meta: Meta<typeof IconSheet> = {
  title: 'Tokens/Icons',
  tags: ['autodocs'],
  component: IconSheet,
  parameters: { controls: { disable: true } },
};
export default meta;

export const All: StoryObj<typeof IconSheet> = {};
