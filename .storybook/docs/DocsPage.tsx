import {
  ArgTypes,
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
  const file = (parameters['fileName'] as string).replace(/^\.\//, '');
  const [first] = stories;
  const { controls } = (first ? context.storyById(first.id).parameters : {}) as {
    controls?: { disable?: boolean };
  };
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {SCREENS.test(title) ? (
        <ScreenReview title={title} storiesFile={file} stories={stories} />
      ) : (
        <>
          <p>
            Stories: <code>{file}</code>
          </p>
          <Usage words={(parameters['usage'] ?? {}) as UsageWords} />
          <Primary />
          {controls?.disable ? <ArgTypes /> : <Controls />}
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
