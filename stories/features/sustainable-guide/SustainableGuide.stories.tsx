import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { getListSustainableSubstitutionsMockHandler } from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import { starterSubstitutions } from '#mocks/starter-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SustainableGuidePage } from '#ui/features/sustainable-guide/SustainableGuidePage.tsx';
import { failing, never } from '../../answers.ts';

const meta: Meta<typeof SustainableGuidePage> = {
  title: 'Screens/Sustainable guide',
  component: SustainableGuidePage,
  parameters: { layout: 'fullscreen', router: { entry: '/sustainable-guide' } },
  render: () => (
    <SiteFrame>
      <SustainableGuidePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SustainableGuidePage>;

const NOTHING = 'No sustainable substitutions found matching your criteria.';

/** "Three figures"; "'-N%' impact (green at 70 or more, yellow at 40 or more, orange below)" */
export const Loaded: Story = {
  tags: ['picture'],
  play: async () => void (await screen.findByText('Better for Planet')),
};

/** "Clicking expands or collapses it to show benefits, recipe, tips, seasonality and certifications when present" */
export const Expanded: Story = {
  parameters: {
    msw: {
      handlers: [
        getListSustainableSubstitutionsMockHandler(
          starterSubstitutions.map((swap) => ({
            ...swap,
            seasonality: 'Autumn',
            certifications: ['Organic'],
          })),
        ),
      ],
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Details of/ });
    if (first) await userEvent.click(first);
    await screen.findByText('Certifications');
  },
};

export const Filtered: Story = {
  parameters: { router: { entry: '/sustainable-guide?category=syrups' } },
  play: async () => void (await screen.findByRole('button', { name: 'Clear filters' })),
};

export const NothingFound: Story = {
  parameters: { router: { entry: '/sustainable-guide?q=plutonium' } },
  play: async () => void (await screen.findByText(NOTHING)),
};

export const Empty: Story = {
  parameters: { msw: { handlers: [getListSustainableSubstitutionsMockHandler([])] } },
  play: async () => void (await screen.findByText(NOTHING)),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [getListSustainableSubstitutionsMockHandler(never)] } },
  play: async () => void (await screen.findByText('Loading sustainable substitutions...')),
};

export const Failed: Story = {
  parameters: { msw: { handlers: [getListSustainableSubstitutionsMockHandler(failing)] } },
  play: async () =>
    void (await screen.findByText('Error loading sustainable substitutions. Please try again later.')),
};
