import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from '#ui/components/Tabs.tsx';

const TABS = [
  'Categories',
  'Cocktails',
  'Equipment',
  'Garnish',
  'Glassware',
  'MyAds',
  'Spirits',
  'Sustainable',
].map((label) => ({ value: label.toLowerCase(), label }));

function CatalogueTabs() {
  const [value, setValue] = useState('cocktails');
  return (
    <Tabs
      label="Catalogue"
      tabs={[...TABS, { value: 'types', label: 'Techniques' }]}
      value={value}
      onValueChange={setValue}
    >
      <p>Here are the {value}.</p>
    </Tabs>
  );
}

const meta: Meta<typeof CatalogueTabs> = { title: 'Components/Tabs', component: CatalogueTabs };
export default meta;

export const NineTabs: StoryObj<typeof CatalogueTabs> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: 'Cocktails' })).toHaveAttribute('aria-selected', 'true');
    canvas.getByRole('tab', { name: 'Cocktails' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Equipment' })).toHaveTextContent(
      'Here are the equipment.',
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Here are the types.');
  },
};
