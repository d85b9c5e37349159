import { Fragment } from 'react';
import { figure } from '#ui/lib/words/figure.ts';

interface FirstNamesProps {
  names: readonly string[];
  /** Of all, also those that are not named. */
  count: number;
}

/** 'Daiquiri, Mojito and 2 more', each isolated, since a name may turn the direction of writing. */
export function FirstNames({ names, count }: FirstNamesProps) {
  const more = count - names.length;
  return (
    <p className="break-words text-soft">
      {names.map((name, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${figure(more)} more`}
    </p>
  );
}
