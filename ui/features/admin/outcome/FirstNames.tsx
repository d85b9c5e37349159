import { Fragment } from 'react';
import { figure } from '#ui/lib/words/figure.ts';

interface FirstNamesProps {
  items: readonly { itemName: string }[];
  /** The number of all items; `items` may hold the first of them only. */
  count: number;
  /** How many are named. */
  most?: number;
}

/** 'Daiquiri, Mojito and 2 more', each isolated, since a name may turn the direction of writing. */
export function FirstNames({ items, count, most = items.length }: FirstNamesProps) {
  const named = items.slice(0, most);
  const more = count - named.length;
  return (
    <p className="break-words text-soft">
      {named.map(({ itemName }, at) => (
        <Fragment key={at}>
          {at > 0 && ', '}
          <bdi>{itemName}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${figure(more)} more`}
    </p>
  );
}
