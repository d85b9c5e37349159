import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { ScreenReview } from './ScreenReview.tsx';
import { Usage, type UsageWords } from './Usage.tsx';

const SCREENS = /^(Screens|Admin)\//;

/** A page of the documentation: a screen with all its states in frames, a component with its usage and its controls. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const stories = context.componentStories().map(({ id, name }) => ({ id, name }));
  const hasControls = Object.keys(preparedMeta.argTypes).length > 0;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <p>
        Stories: <code>{(parameters['fileName'] as string).replace(/^\.\//, '')}</code>
      </p>
      {SCREENS.test(title) ? (
        <ScreenReview title={title} stories={stories} />
      ) : (
        <>
          <Usage words={(parameters['usage'] ?? {}) as UsageWords} />
          <Primary />
          {hasControls && <Controls />}
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
