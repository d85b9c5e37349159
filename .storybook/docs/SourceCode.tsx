import { useState } from 'react';

/** The text of each file that a page of the documentation may show, loaded when it is opened. */
const SOURCES = import.meta.glob<string>(['../../ui/features/**/*.tsx', '../../stories/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
});

/** A file of the repository by its name; opened, it shows what stands in it, in a static Storybook too. */
export function SourceCode({ file }: { file: string }) {
  const [text, setText] = useState<string>();
  const load = async () => {
    const source = await SOURCES[`../../${file}`]?.();
    setText(source ?? 'There is no such file.');
  };
  return (
    <details className="mt-2" onToggle={() => void load()}>
      <summary className="min-h-6 cursor-pointer">
        <code className="text-sm wrap-anywhere">{file}</code>
      </summary>
      <pre className="mt-2 max-h-128 overflow-auto border border-hairline bg-raised p-4 text-xs" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}
