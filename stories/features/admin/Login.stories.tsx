import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { exampleOf } from '#mocks/scenarios/contract-answers.ts';
import { answering, refusing } from '../../story-answers.ts';
import { AdminFrame, clearToasts, expectToast, logIn, logInWithToast } from './AdminFrame.tsx';
import { fewCocktails } from './catalogue-mocks.ts';

const meta: Meta<typeof AdminFrame> = {
  title: 'Admin/Login',
  component: AdminFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    router: { entry: '/admin' },
    msw: { handlers: fewCocktails() },
  },
  beforeEach: clearToasts,
};
export default meta;
type Story = StoryObj<typeof AdminFrame>;

/** "Before login: 'Admin Access', one password field, a Login button" */
export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

/** "password required, 'Password is required'" */
export const PasswordMissing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** "'Logging in...' while pending" */
export const LoggingIn: Story = {
  parameters: {
    msw: {
      handlers: [
        answering('logIn', async () => {
          await delay('infinite');
          return exampleOf('logIn');
        }),
        ...fewCocktails(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'cheers{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LoggedIn: Story = {
  play: async () => {
    await logInWithToast();
    await expect(screen.getByRole('heading', { name: 'Admin Dashboard' })).toHaveFocus();
    await expect(screen.getByText('Manage your cocktail collection and categories')).toBeVisible();
    // "Nine tabs", in their order; further ones may stand among them.
    const spec = [
      'Categories',
      'Cocktails',
      'Equipment',
      'Garnish',
      'Glassware',
      'MyAds',
      'Spirits',
      'Sustainable',
      'Techniques',
    ];
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs.filter((tab) => spec.includes(tab))).toEqual(spec);
    await expect(screen.getByRole('tab', { name: 'Cocktails' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WrongPassword: Story = {
  parameters: { msw: { handlers: [refusing('logIn', 401), ...fewCocktails()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expectToast('Invalid password. Use cheers for demo access.');
    await expectToast('Error');
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  parameters: { msw: { handlers: [refusing('logIn', 429), ...fewCocktails()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'cheers{Enter}');
    await expectToast('Too many attempts. Please try again in 9 minutes.');
  },
};

/** The session ends while a form is filled in: the login comes back, and the form is there after it. */
export const SessionOver: Story = {
  parameters: {
    router: { entry: '/admin?tab=spirits' },
    msw: { handlers: [refusing('createSpirit', 401), ...fewCocktails()] },
  },
  play: async () => {
    await logIn();
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Pisco');
    await userEvent.click(screen.getByRole('button', { name: 'Add Spirit' }));
    await expect(await screen.findByText(/what you typed is still here/)).toBeVisible();
    await logIn();
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('Pisco');
  },
};

export const LoggedOutAgain: Story = {
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
  },
};

/** Logging out of a session that the server has ended already. */
export const LogoutAfterTheEnd: Story = {
  parameters: { msw: { handlers: [refusing('logOut', 401), ...fewCocktails()] } },
  play: async () => {
    await logIn();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect(await screen.findByRole('heading', { name: 'Admin Access' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...LoggedOut, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...LoggedOut, globals: { theme: 'dark' } };
