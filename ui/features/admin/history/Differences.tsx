import type { Change } from '#openapi/generated/model.ts';
import { Photo } from '#ui/components/Photo.tsx';
import { fieldDifferences, type FieldDifference } from './field-differences.ts';
import { resourceOf } from '../resources/resources.ts';
import type { Run } from './sequence-diff.ts';

/** More unchanged lines than these are folded. */
const FOLDED_LINES = 4;

type TwoStates = Pick<Change, 'resource' | 'before' | 'after'>;

export function Differences({ change: { resource, before, after } }: { change: TwoStates }) {
  const differences = fieldDifferences(resourceOf(resource).fields, before, after);
  if (differences.length === 0) return <p className="text-soft">No field that the form shows.</p>;
  return (
    <dl className="grid gap-3 border-l border-hairline pl-4">
      {differences.map((difference) => (
        <div key={difference.name}>
          <dt className="text-xs font-semibold text-soft">{difference.label}</dt>
          <dd className="mt-0.5 break-words">
            <Difference difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Description, Ingredients and 2 more'. */
export function changedFields({ resource, before, after }: Change): string {
  const labels = fieldDifferences(resourceOf(resource).fields, before, after).map(({ label }) => label);
  const shown = labels.slice(0, 3);
  const rest = labels.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

function Difference({ difference }: { difference: FieldDifference }) {
  if (difference.kind === 'picture') {
    const { before, after } = difference;
    const isSame = before === after;
    return (
      <span className="flex flex-wrap gap-4 pt-1">
        {!isSame && <Picture title="Before" address={before} />}
        <Picture title={isSame ? null : 'After'} address={after} />
      </span>
    );
  }
  if (difference.kind === 'words') {
    return (
      <span className="whitespace-pre-line">
        {difference.runs.map((run, index) => (
          <Marked key={index} kind={run.kind}>
            {run.items.join('')}
          </Marked>
        ))}
      </span>
    );
  }
  return (
    <ul className="grid gap-0.5">
      {difference.runs.flatMap((run, index) =>
        foldedLines(run, difference.runs.length > 1).map((line, position) => (
          <li key={`${index} ${position}`} className={run.kind === 'same' ? 'text-soft' : ''}>
            <Marked kind={run.kind}>{line}</Marked>
          </li>
        )),
      )}
    </ul>
  );
}

function foldedLines({ kind, items }: Run, isDifferent: boolean): string[] {
  if (kind !== 'same' || !isDifferent || items.length < FOLDED_LINES) return items;
  return [`… ${items.length} lines as they were …`];
}

function Marked({ kind, children }: { kind: Run['kind']; children: string }) {
  if (kind === 'removed') {
    return (
      <del className="text-danger decoration-1">
        <span className="sr-only">removed: </span>
        {children}
      </del>
    );
  }
  if (kind === 'added') {
    return (
      <ins className="font-semibold text-success decoration-1 underline-offset-4 [del+&]:ml-1">
        <span className="sr-only">added: </span>
        {children}
      </ins>
    );
  }
  return children;
}

function Picture({ title, address }: { title: string | null; address: string | null }) {
  return (
    <span className="grid gap-1">
      {title !== null && <span className="text-xs text-soft">{title}</span>}
      {address === null ? (
        <span>No picture</span>
      ) : (
        <span className="relative size-24 overflow-hidden rounded-sm bg-hairline">
          <Photo
            src={address}
            alt={title === null ? 'The picture' : `The picture ${title.toLowerCase()}`}
            focus={null}
            sizes="96px"
          />
        </span>
      )}
    </span>
  );
}
