import type { ChangeObject } from 'diff';
import type { Change } from '#openapi/generated/model.ts';
import { Photo } from '#ui/components/Photo.tsx';
import { resourceOf } from '../resources/resources.ts';
import { differentFields, fieldDifferences, type FieldDifference } from './field-differences.ts';

/** From this number of unchanged lines on, one line stands for them. */
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
  const labels = differentFields(resourceOf(resource).fields, before, after).map(({ field }) => field.label);
  const shown = labels.slice(0, 3);
  const rest = labels.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}

function Difference({ difference }: { difference: FieldDifference }) {
  if (difference.kind === 'picture') {
    const { before, after } = difference;
    if (before === after) return <Picture address={after} alt="The picture" />;
    return (
      <span className="flex flex-wrap gap-4 pt-1">
        <Picture title="Before" address={before} alt="The picture before" />
        <Picture title="After" address={after} alt="The picture after" />
      </span>
    );
  }
  if (difference.kind === 'words') {
    return (
      <span className="whitespace-pre-line">
        {difference.runs.map((run, at) => (
          <Marked key={at} run={run}>
            {run.value}
          </Marked>
        ))}
      </span>
    );
  }
  const isDifferent = difference.runs.length > 1;
  return (
    <ul className="grid gap-0.5">
      {difference.runs.flatMap((run, at) => {
        const isFolded = isDifferent && isSame(run) && run.value.length >= FOLDED_LINES;
        const lines = isFolded ? [`… ${run.value.length} lines as they were …`] : run.value;
        return lines.map((line, position) => (
          <li key={`${at} ${position}`} className={isSame(run) ? 'text-soft' : ''}>
            <Marked run={run}>{line}</Marked>
          </li>
        ));
      })}
    </ul>
  );
}

const isSame = ({ added, removed }: ChangeObject<unknown>): boolean => !added && !removed;

function Marked({ run: { added, removed }, children }: { run: ChangeObject<unknown>; children: string }) {
  if (removed) {
    return (
      <del className="text-danger decoration-1">
        <span className="sr-only">removed: </span>
        {children}
      </del>
    );
  }
  if (added) {
    return (
      <ins className="font-semibold text-success decoration-1 underline-offset-4 [del+&]:ml-1">
        <span className="sr-only">added: </span>
        {children}
      </ins>
    );
  }
  return children;
}

function Picture({ title, address, alt }: { title?: string; address: string | null; alt: string }) {
  return (
    <span className="grid gap-1">
      {title && <span className="text-xs text-soft">{title}</span>}
      {address === null ? (
        <span>No picture</span>
      ) : (
        <span className="relative size-24 overflow-hidden rounded-sm bg-hairline">
          <Photo src={address} alt={alt} focus={null} sizes="96px" />
        </span>
      )}
    </span>
  );
}
