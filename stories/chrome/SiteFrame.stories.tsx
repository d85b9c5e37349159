import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pending } from '../story-answers.ts';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { mockSiteHandlers } from '../mock-site/mock-site-handlers.ts';

const meta: Meta<typeof SiteFrame> = {
  title: 'Chrome/Site frame',
  component: SiteFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/categories/Sours' },
    msw: { handlers: mockSiteHandlers },
  },
  args: { children: <h1 className="py-20 text-screen">The screen stands here</h1> },
};
export default meta;
type Story = StoryObj<typeof SiteFrame>;

/** "Home, Categories, Sustainability, About, Contact; the current route is highlighted" */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Categories',
      'Sustainability',
      'About',
      'Contact',
    ]);
    await expect(main.getByText('Categories')).toHaveAttribute('aria-current');
    await expect(main.getByText('Home')).not.toHaveAttribute('aria-current');
    const footer = within(screen.getByRole('contentinfo'));
    await expect(footer.getByText('Quick Links')).toBeVisible();
    await expect(footer.getByText(/21\+/)).toBeVisible();
    await expect(await footer.findByText(/© \d{4} Alder & Still/)).toBeVisible();
    await expect(await footer.findByRole('link', { name: /Instagram/ })).toBeVisible();
  },
};

function withSaved() {
  localStorage.setItem('saved-recipes', 'negroni,martini');
  return () => localStorage.removeItem('saved-recipes');
}

/** My bar, saved recipes, the collection and the tutorials are one step from every page. */
export const FurtherLinks: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: withSaved,
  play: async () => {
    const further = within(await screen.findByRole('navigation', { name: 'Further' }));
    await expect(await further.findByRole('link', { name: 'Saved recipes: 2' })).toBeVisible();
    for (const name of ['Collection', 'Tutorials', 'My bar'])
      await expect(further.getByRole('link', { name })).toBeVisible();
  },
};

/** "stored locally under the key 'theme' … applied as a dark class on the page root" */
export const ThemeChanged: Story = {
  // The toolbar's theme would count as the visitor's choice, who has made none.
  globals: { theme: 'light' },
  play: async () => {
    localStorage.removeItem('theme');
    const root = document.documentElement.classList;
    await waitFor(() => expect(root.contains('dark')).toBe(false));
    await userEvent.click(await screen.findByRole('button', { name: /Switch to (dark|light) theme/ }));
    await waitFor(() => expect(root.contains('dark')).toBe(true));
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: /Switch to (dark|light) theme/ }));
    await waitFor(() => expect(root.contains('dark')).toBe(false));
    localStorage.removeItem('theme');
  },
};

/** A phone has a menu; it opens and closes by keyboard, and the focus comes back. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: withSaved,
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Open menu' });
    button.focus();
    await userEvent.click(button);
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['Home', 'Categories', 'Sustainability', 'About', 'Contact'],
      ...['Collection', 'Tutorials', 'My bar', 'Saved recipes (2)'],
    ]);
    await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  },
};

/** Before the house's details are here. */
export const SiteUnknown: Story = {
  parameters: { msw: { handlers: [pending('getSite'), ...mockSiteHandlers] } },
};
