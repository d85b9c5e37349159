import { useState } from 'react';
import { contractWords } from './contract-words.ts';
import { words } from './site-words.ts';

const ALL = [
  ...contractWords().map(({ text, place }) => ({ text, place, of: 'contract' })),
  ...words.map(({ text, file }) => ({ text, place: file, of: 'site' })),
];

/** Every message that people read, with the place where it is changed. */
export function CopySheet() {
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = ALL.filter(({ text, place }) => `${text} ${place}`.toLowerCase().includes(wanted));
  return (
    <div className="sb-unstyled text-ink">
      <label className="grid max-w-md gap-1 text-sm">
        Filter by words or place
        <input
          type="search"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          className="rounded-sm border border-edge bg-raised p-2 text-ink"
        />
      </label>
      <p role="status" className="mt-2 text-sm text-soft">
        {shown.length} of {ALL.length}
      </p>
      {['contract', 'site'].map((of) => (
        <section key={of} className="mt-6">
          <h2 id={of} className="text-title">
            {of === 'contract' ? 'Of the contract' : 'Of the site'}
          </h2>
          <dl className="text-sm">
            {shown
              .filter((entry) => entry.of === of)
              .map(({ text, place }) => (
                <div
                  key={place + text}
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-4 border-b border-hairline py-2 md:grid-cols-[minmax(0,1fr)_18rem]"
                >
                  <dt className="break-words">{text}</dt>
                  <dd className="font-mono text-xs break-words text-soft">{place}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
