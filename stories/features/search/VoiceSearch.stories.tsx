import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { failWith, FakeRecogniser, replaceRecogniser, say } from './fake-recogniser.ts';
import { closeAfterwards, openFromNavigation, SearchFrame } from './SearchFrame.tsx';

const meta: Meta<typeof SearchFrame> = {
  title: 'Screens/Voice search',
  component: SearchFrame,
  parameters: { layout: 'fullscreen' },
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

async function pressMicrophone(name: string): Promise<void> {
  await openFromNavigation();
  const search = within(await screen.findByRole('dialog', { name: 'Search Cocktails' }));
  await userEvent.click(search.getByRole('button', { name }));
}

async function listen(): Promise<void> {
  await pressMicrophone('Voice Search');
  await screen.findByText('Listening...');
}

/** A story in which the recogniser gives up with a code of section 8. */
function fails(code: string, message: string): Story {
  return {
    play: async () => {
      await listen();
      failWith(code);
      await screen.findByText(message);
    },
  };
}

/** "listening (shows 'Listening...' and the interim transcript)" */
export const Listening: Story = {
  play: async () => {
    await listen();
    say('old fash', false);
    await screen.findByText('old fash');
  },
};

/** "'Voice search captured' ('Searching for: "{term}"')" */
export const Captured: Story = {
  play: async () => {
    await listen();
    say('negroni', true);
    await screen.findByText('Searching for: "negroni"');
  },
};

export const NetworkError = fails('network', 'Network error - please check your connection and try again');
export const MicrophoneDenied = fails(
  'not-allowed',
  "Microphone access denied. Click the microphone icon in your browser's address bar to allow access.",
);
export const NoSpeech = fails('no-speech', 'No speech detected. Please speak clearly and try again.');
export const Cancelled = fails('aborted', 'Voice search was cancelled');
export const NoMicrophone = fails(
  'audio-capture',
  'Audio capture failed. Please check your microphone and try again.',
);
export const ServiceNotAllowed = fails('service-not-allowed', 'Voice search service not available');
export const NotRecognized = fails(
  'bad-grammar',
  'Speech not recognized. Please try again with clearer pronunciation.',
);
export const LanguageNotSupported = fails(
  'language-not-supported',
  'Language not supported for voice search',
);
export const AnotherError = fails('phrases-not-supported', 'Voice search error: phrases-not-supported');

/** "unsupported browser" and "(button reads 'Voice Search (Unavailable)')" */
export const UnsupportedBrowser: Story = {
  beforeEach: () => replaceRecogniser(undefined),
  play: async () => {
    await pressMicrophone('Voice Search (Unavailable)');
    await screen.findByText(
      'Speech recognition is not supported in this browser. Please use Chrome, Edge, or Safari.',
    );
  },
};

/** "Voice search needs a secure connection (https or localhost)" */
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
    await pressMicrophone('Voice Search');
    await screen.findByText('Failed to start voice recognition. Please try again.');
  },
};
