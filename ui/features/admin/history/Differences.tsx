import type { Change } from '#openapi/generated/model.ts';
import { Photo } from '#ui/components/Photo.tsx';
import { resourceByName } from '../resources/resource-definitions.ts';
import { differentFields, differingRuns, isPicture, type Run } from './field-differences.ts';

type TwoStates = Pick<Change, 'resource' | 'before' | 'after'>;

/** Shows the differences between two states of an item, or all fields if there is only one state. */
export function Differences({ change: { resource, before, after } }: { change: TwoStates }) {
  const differences = differentFields(resourceByName(resource).fields, before, after);
  if (differences.length === 0) return <p className="text-soft">No field that the form shows.</p>;
  return (
    <dl className="grid gap-3 border-l border-hairline pl-4">
      {differences.map((difference) => {
        const { field, old, now } = difference;
        const runs = differingRuns(difference);
        const isList = Array.isArray(old) || Array.isArray(now);
        return (
          <div key={field.name}>
            <dt className="text-xs font-semibold text-soft">{field.label}</dt>
            <dd className={`mt-0.5 break-words whitespace-pre-line ${runs.length > 1 ? 'text-soft' : ''}`}>
              {runs.map((run, at) => (
                <span key={at} className={isList ? 'block' : ''}>
                  <Marked run={run} />
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Marked({ run: { value, added, removed } }: { run: Run }) {
  const content = isPicture(value) ? <Picture url={value} /> : value;
  if (!added && !removed) return content;
  const Mark = added ? 'ins' : 'del';
  return (
    <>
      <Mark
        className={`decoration-1 ${added ? 'font-semibold text-success underline-offset-4' : 'text-danger'}`}
      >
        <span className="sr-only">{added ? 'added: ' : 'removed: '}</span>
        {content}
      </Mark>{' '}
    </>
  );
}

function Picture({ url }: { url: string }) {
  return (
    <span className="relative inline-block size-24 overflow-hidden rounded-sm bg-hairline">
      <Photo src={url} alt="Picture" focus={null} sizes="96px" />
    </span>
  );
}
