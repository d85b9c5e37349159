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
  const { parameters: ofFirst = {}, argTypes = {} } = first ? context.storyById(first.id) : {};
  const { controls } = ofFirst as { controls?: { disable?: boolean } };
  // Without any, Storybook says that it could not find what is not meant to be there.
  const hasProperties = Object.keys(argTypes).length > 0;
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
          {hasProperties && (
            <div role="region" aria-label="Properties" tabIndex={0} className="overflow-x-auto">
              {controls?.disable ? <ArgTypes /> : <Controls />}
            </div>
          )}
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
