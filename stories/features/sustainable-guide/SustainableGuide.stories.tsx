import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { getListSustainableSubstitutionsMockHandler } from '#mocks/generated/sustainable-substitutions/sustainable-substitutions.msw.ts';
import { starterSubstitutions } from '#mocks/starter-items.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { SustainableGuidePage } from '#ui/features/sustainable-guide/SustainableGuidePage.tsx';
import { failing, never } from '../../responses.ts';

const meta: Meta<typeof SustainableGuidePage> = {
  title: 'Screens/Sustainable guide',
  component: SustainableGuidePage,
  parameters: { layout: 'fullscreen', router: { url: '/sustainable-guide' } },
  render: () => (
    <SiteFrame>
      <SustainableGuidePage />
    </SiteFrame>
  ),
};
export default meta;
type Story = StoryObj<typeof SustainableGuidePage>;

const NOTHING = 'No sustainable substitutions found matching your criteria.';

/** Three figures are above the swaps. An impact is green from 70 %, yellow from 40 %, and orange below. */
export const Loaded: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByText('Better for Planet')),
};

/**
 * A click anywhere on a card opens it, and another one closes it. It has benefits, recipe, tips, season and
 * certifications.
 */
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
    const [card] = (await screen.findAllByRole('article')) as [HTMLElement];
    const summary = within(card).getByLabelText(/^Details of/);
    const certifications = within(card).getByText('Certifications');
    for (const target of [card, summary]) {
      await userEvent.click(target);
      await expect(certifications).toBeVisible();
      await userEvent.click(target);
      await expect(certifications).not.toBeVisible();
    }
    await userEvent.click(summary);
    await expect(certifications).toBeVisible();
  },
};

export const Filtered: Story = {
  parameters: { router: { url: '/sustainable-guide?category=syrups' } },
  play: async () => void (await screen.findByRole('button', { name: 'Clear filters' })),
};

export const NothingFound: Story = {
  parameters: { router: { url: '/sustainable-guide?q=plutonium' } },
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
