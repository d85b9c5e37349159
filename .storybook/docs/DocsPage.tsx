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

const SCREENS = /^(Screens|Admin)\//;

/** A screen with all states in frames; a component with usage and controls. */
export function DocsPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const stories = context.componentStories().map(({ id, name }) => ({ id, name }));
  const file = (parameters['fileName'] as string).replace(/^\.\//, '');
  const [first] = stories;
  const { parameters: ofFirst = {}, argTypes = {} } = first ? context.storyById(first.id) : {};
  const { controls } = ofFirst as { controls?: { disable?: boolean } };
  // Without properties Storybook shows an error.
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

interface UsageWords {
  do?: readonly string[];
  dont?: readonly string[];
}

function Usage({ words: { do: right = [], dont: wrong = [] } }: { words: UsageWords }) {
  if (right.length + wrong.length === 0) return null;
  return (
    <div className="sb-unstyled my-6 grid gap-6 text-ink md:grid-cols-2">
      <Rules title="Do" rules={right} className="border-success" />
      <Rules title="Don’t" rules={wrong} className="border-danger" />
    </div>
  );
}

function Rules({ title, rules, className }: { title: string; rules: readonly string[]; className: string }) {
  return (
    <div className={`border-t-2 pt-2 ${className}`}>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
