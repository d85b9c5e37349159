import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { Prose } from '#ui/components/Prose.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';

const meta: Meta = {
  title: 'Components/Headings and prose',
  component: PageHeading,
  parameters: {
    usage: {
      do: ['One large heading on a screen; the levels follow the outline.'],
      dont: ['No heading for its size alone.'],
    },
  },
  subcomponents: { SectionHeading },
};
export default meta;
type Story = StoryObj;

export const Page: Story = {
  render: () => (
    <PageHeading
      above={<Link to="/categories">Back to Categories</Link>}
      title="Explore Our Collection"
      lead="Discover our carefully curated cocktail recipes organized by category"
    />
  ),
};

export const Section: Story = {
  render: () => (
    <SectionHeading aside={<Link to="/categories">All of them</Link>}>Explore by Category</SectionHeading>
  ),
};

export const SectionWithALongTitle: Story = {
  render: () => <SectionHeading>Everything that we ever stirred, shaken or built in a glass</SectionHeading>,
};

export const RunningText: Story = {
  render: () => (
    <Prose>
      <p>
        The still stands where the cider press stood. <a href="#oak">Under the oak</a> there is a bench, a
        table and most evenings somebody with a glass.
      </p>
      <h2>What grows here</h2>
      <ul>
        <li>Juniper, slowly</li>
        <li>Lemon balm, everywhere</li>
      </ul>
      <blockquote>Fill every glass with love.</blockquote>
    </Prose>
  ),
};
