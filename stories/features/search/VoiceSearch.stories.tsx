import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { failWith, FakeRecogniser, replaceRecogniser, say } from './fake-recogniser.ts';
import { openFromNavigation, SearchFrame } from './SearchFrame.tsx';

const meta: Meta<typeof SearchFrame> = {
  title: 'Screens/Voice search',
  component: SearchFrame,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => replaceRecogniser(FakeRecogniser),
};
export default meta;
type Story = StoryObj<typeof SearchFrame>;

async function pressMicrophone(name: string): Promise<void> {
  await openFromNavigation();
  const search = within(await screen.findByRole('dialog', { name: 'Search Cocktails' }));
  await userEvent.click(search.getByRole('button', { name }));
}

async function listen(): Promise<void> {
  await pressMicrophone('Voice Search');
  await screen.findByText('Listening...');
}

/** While the browser listens, the search shows the words that it has understood so far. */
export const Listening: Story = {
  play: async () => {
    await listen();
    say('old fash', false);
    await screen.findByText('old fash');
  },
};

/** The spoken words become the term of the search, and a toast repeats them. */
export const Captured: Story = {
  play: async () => {
    await listen();
    say('negroni', true);
    await screen.findByText('Searching for: "negroni"');
  },
};

/** A toast explains why the browser cannot listen. `useVoiceSearch.dom.test.tsx` tests each code. */
export const MicrophoneDenied: Story = {
  play: async () => {
    await listen();
    failWith('not-allowed');
    await screen.findByText(/^Microphone access denied\./);
  },
};

/** A browser without speech recognition shows the button too, and a toast names browsers that have it. */
export const UnsupportedBrowser: Story = {
  beforeEach: () => replaceRecogniser(undefined),
  play: async () => {
    await pressMicrophone('Voice Search (Unavailable)');
    await screen.findByText(
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    );
  },
};

/** Browsers listen only on a secure page (https or localhost), and a toast says so. */
export const InsecureConnection: Story = {
  beforeEach: () => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
    return () => {
      Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    };
  },
  play: async () => {
    await pressMicrophone('Voice Search');
    await screen.findByText('Voice search requires HTTPS. Please use a secure connection.');
  },
};
