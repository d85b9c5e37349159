import type { Change } from '#openapi/generated/model.ts';
import { Photo } from '#ui/components/Photo.tsx';
import { resourceOf } from '../resources/resources.ts';
import { differentFields, differingRuns, type FieldDifference, type Run } from './field-differences.ts';

type TwoStates = Pick<Change, 'resource' | 'before' | 'after'>;

export function Differences({ change: { resource, before, after } }: { change: TwoStates }) {
  const differences = differentFields(resourceOf(resource).fields, before, after);
  if (differences.length === 0) return <p className="text-soft">No field that the form shows.</p>;
  return (
    <dl className="grid gap-3 border-l border-hairline pl-4">
      {differences.map((difference) => (
        <div key={difference.field.name}>
          <dt className="text-xs font-semibold text-soft">{difference.field.label}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">
            <Difference difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the names of the changed fields, such as 'Description, Ingredients'. */
export function changedFields({ resource, before, after }: Change): string {
  const differences = differentFields(resourceOf(resource).fields, before, after);
  return differences.map(({ field }) => field.label).join(', ');
}

function Difference({ difference }: { difference: FieldDifference }) {
  const { old, now } = difference;
  if (isStoredPicture(old) || isStoredPicture(now)) {
    const pictures: [title: string, address: unknown][] =
      old === now
        ? [['The picture', now]]
        : [
            ['Before', old],
            ['After', now],
          ];
    return (
      <span className="flex flex-wrap gap-4 pt-1">
        {pictures.map(([title, address]) => (
          <Picture key={title} title={title} address={address} />
        ))}
      </span>
    );
  }
  const runs = differingRuns(difference);
  const isList = Array.isArray(old) || Array.isArray(now);
  return runs.map((run, at) => (
    <span key={at} className={`${isList ? 'block' : ''} ${runs.length > 1 ? 'text-soft' : ''}`}>
      <Marked run={run} />
    </span>
  ));
}

function Marked({ run: { value, added, removed } }: { run: Run }) {
  if (!added && !removed) return value;
  const Mark = added ? 'ins' : 'del';
  return (
    <>
      <Mark
        className={`decoration-1 ${added ? 'font-semibold text-success underline-offset-4' : 'text-danger'}`}
      >
        <span className="sr-only">{added ? 'added: ' : 'removed: '}</span>
        {value}
      </Mark>{' '}
    </>
  );
}

function isStoredPicture(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/api/images/');
}

function Picture({ title, address }: { title: string; address: unknown }) {
  return (
    <span className="grid gap-1">
      <span className="text-xs text-soft">{title}</span>
      {typeof address === 'string' && address !== '' ? (
        <span className="relative size-24 overflow-hidden rounded-sm bg-hairline">
          <Photo src={address} alt={title} focus={null} sizes="96px" />
        </span>
      ) : (
        <span>No picture</span>
      )}
    </span>
  );
}
