import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import {
  getLogInMockHandler,
  getLogInMockHandler401,
  getLogInMockHandler429,
} from '#mocks/generated/admin/admin.msw.ts';
import { never } from '../../responses.ts';
import { AdminStory } from './AdminStory.tsx';
import { holdToast } from '../../hold-toast.ts';

const meta: Meta<typeof AdminStory> = {
  title: 'Admin/Login',
  component: AdminStory,
  parameters: { layout: 'fullscreen', content: 'few', router: { url: '/admin' } },
};
export default meta;
type Story = StoryObj<typeof AdminStory>;

const send = async (password: string) =>
  userEvent.type(await screen.findByLabelText('Password'), `${password}{Enter}`);

/** The login asks only for a password, since the site has one administrator. */
export const LoggedOut: Story = {
  tags: ['screenshot'],
  play: async () => void (await screen.findByRole('heading', { name: 'Admin Access' })),
};

/** The form refuses an empty password without asking the server. */
export const PasswordMissing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
    await screen.findByText('Password is required');
  },
};

/** The button shows that the server has not answered yet. */
export const LoggingIn: Story = {
  parameters: { msw: { handlers: [getLogInMockHandler(never)] } },
  play: async () => {
    await send('cheers');
    await screen.findByRole('button', { name: 'Logging in...' });
  },
};

/** A toast refuses a wrong password. In demo mode, it names the right one. */
export const WrongPassword: Story = {
  parameters: { msw: { handlers: [getLogInMockHandler401()] } },
  play: async () => {
    await send('wrong');
    await screen.findByText('Error');
    await holdToast('Invalid password. Use cheers for demo access.');
  },
};

/** After five wrong passwords within 15 minutes, the client must wait for the rest of that time. */
export const TooManyAttempts: Story = {
  parameters: { msw: { handlers: [getLogInMockHandler429()] } },
  play: async () => {
    await send('cheers');
    await screen.findByText(/^Too many attempts/);
  },
};
