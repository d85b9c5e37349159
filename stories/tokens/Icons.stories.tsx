import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '#ui/components/icons.tsx';

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

const meta: Meta<typeof IconSheet> = { title: 'Tokens/Icons', component: IconSheet };
export default meta;

export const All: StoryObj<typeof IconSheet> = {};
