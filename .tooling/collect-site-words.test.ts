import { expect, test } from 'vitest';
import { wordsIn } from './collect-site-words.ts';

test('finds what people read in a source file, and nothing else', () => {
  const source = `
    const NAME = 'Negroni';
    export const Part = ({ n }: { n: number }) => (
      <section className="Grid of-three" aria-label="Featured cocktails">
        <h2>Today's Featured
          Cocktails</h2>
        <p title={\`Page \${n} of 3\`}>{n > 1 ? 'Many of them' : 'One alone'}</p>
      </section>
    );
    toast('Recipe link copied!');
    toast({ title: 'Error', variant: 'destructive' });
  `;
  expect(wordsIn(source, 'a.tsx').map(({ text }) => text)).toEqual([
    'Featured cocktails',
    "Today's Featured Cocktails",
    'Page {…} of 3',
    'Many of them',
    'One alone',
    'Recipe link copied!',
    'Error',
  ]);
});
