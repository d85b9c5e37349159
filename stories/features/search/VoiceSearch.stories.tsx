import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering } from '../../story-answers.ts';
import { starterCocktail } from '#mocks/starter-answers.ts';
import { failWith, FakeRecogniser, replaceRecogniser, say } from './fake-recogniser.ts';
import { closeAfterwards, openFromNavigation, SearchFrame } from './SearchFrame.tsx';

/** What the empty search suggests. */
const suggestions = answering('listCollectionOptions');

const meta: Meta<typeof SearchFrame> = {
  title: 'Screens/Voice search',
  component: SearchFrame,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    msw: { handlers: [suggestions, answering('searchCocktails', [starterCocktail('negroni')])] },
  },
  beforeEach: () => {
    const putBack = replaceRecogniser(FakeRecogniser);
    const close = closeAfterwards();
    return async () => {
      await close();
      putBack();
    };
  },
};
export default meta;
type Story = StoryObj<typeof SearchFrame>;

async function listen(): Promise<void> {
  await openFromNavigation();
  await userEvent.click(screen.getByRole('button', { name: 'Voice Search' }));
  await screen.findByText('Listening...');
}

/** The toast that says it, titled 'Voice search error' and in the destructive colour. */
async function expectVoiceError(message: string): Promise<void> {
  await expect(await screen.findByText(message)).toBeVisible();
  const title = screen.getByText('Voice search error');
  await expect(title).toBeVisible();
  await expect(title).toHaveClass('text-danger');
  await expect(screen.queryByText('Listening...')).toBeNull();
}

/** A story of the recogniser giving up with a code. */
const fails = (code: string, message: string): Story => ({
  play: async () => {
    await listen();
    failWith(code);
    await expectVoiceError(message);
    await expect(screen.getByText('Start typing to search for cocktails...')).toBeVisible();
  },
});

export const Idle: Story = {
  play: async () => {
    await openFromNavigation();
    await expect(screen.getByRole('button', { name: 'Voice Search' })).toBeVisible();
  },
};

/** "listening (shows 'Listening...' and the interim transcript)" */
export const Listening: Story = {
  play: async () => {
    await listen();
    say('old fash', false);
    await expect(await screen.findByText('old fash')).toBeVisible();
    await expect(screen.getByText('Listening...')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  },
};

/** "'Voice search captured' ('Searching for: "{term}"')" */
export const Captured: Story = {
  play: async () => {
    await listen();
    say('negroni', true);
    await expect(await screen.findByText('Voice search captured')).toBeVisible();
    await expect(screen.getByText('Searching for: "negroni"')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('negroni');
    await expect(await screen.findByRole('link', { name: /Negroni/ })).toBeVisible();
  },
};

/** "and in the nav 'Voice search activated'" */
export const FromTheNavigation: Story = {
  // A phone has it in the search only.
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Voice Search' }));
    await screen.findByText('Listening...');
    say('negroni', true);
    await expect(await screen.findByText('Voice search activated')).toBeVisible();
    await expect(screen.getByText('Searching for: "negroni"')).toBeVisible();
    await expect(await screen.findByRole('link', { name: /Negroni/ })).toBeVisible();
  },
};

export const Stopped: Story = {
  play: async () => {
    await listen();
    await userEvent.click(screen.getByRole('button', { name: 'Stop listening' }));
    await expect(await screen.findByRole('button', { name: 'Voice Search' })).toBeVisible();
    await expect(screen.queryByText('Voice search error')).toBeNull();
  },
};

/** The search closes while it listens: the microphone is let go. */
export const ClosedWhileListening: Story = {
  play: async () => {
    await listen();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(FakeRecogniser.last).toBeUndefined());
  },
};

export const Network: Story = fails('network', 'Network error - please check your connection and try again');
export const NotAllowed: Story = fails(
  'not-allowed',
  "Microphone access denied. Click the microphone icon in your browser's address bar to allow access.",
);
export const NoSpeech: Story = fails('no-speech', 'No speech detected. Please speak clearly and try again.');
export const Aborted: Story = fails('aborted', 'Voice search was cancelled');
export const AudioCapture: Story = fails(
  'audio-capture',
  'Audio capture failed. Please check your microphone and try again.',
);
export const ServiceNotAllowed: Story = fails('service-not-allowed', 'Voice search service not available');
export const BadGrammar: Story = fails(
  'bad-grammar',
  'Speech not recognized. Please try again with clearer pronunciation.',
);
export const LanguageNotSupported: Story = fails(
  'language-not-supported',
  'Language not supported for voice search',
);
export const AnyOtherCode: Story = fails(
  'phrases-not-supported',
  'Voice search error: phrases-not-supported',
);

/** "unsupported browser" and "(button reads 'Voice Search (Unavailable)')" */
export const Unsupported: Story = {
  beforeEach: () => replaceRecogniser(undefined),
  play: async () => {
    await openFromNavigation();
    await userEvent.click(screen.getByRole('button', { name: 'Voice Search (Unavailable)' }));
    await expectVoiceError(
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    );
  },
};

/** "Voice search needs a secure connection (https or localhost)" */
export const Insecure: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'isSecureContext');
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
    return () => {
      if (own) Object.defineProperty(window, 'isSecureContext', own);
    };
  },
  play: async () => {
    await openFromNavigation();
    await userEvent.click(screen.getByRole('button', { name: 'Voice Search' }));
    await expectVoiceError('Voice search requires HTTPS. Please use a secure connection.');
  },
};

/** "start failure" */
export const StartFailure: Story = {
  beforeEach: () =>
    replaceRecogniser(
      class extends FakeRecogniser {
        override start() {
          throw new DOMException('It listens already.', 'InvalidStateError');
        }
      },
    ),
  play: async () => {
    await openFromNavigation();
    await userEvent.click(screen.getByRole('button', { name: 'Voice Search' }));
    await expectVoiceError('Failed to start voice recognition. Please try again.');
  },
};
