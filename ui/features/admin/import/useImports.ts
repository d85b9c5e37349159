import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Import } from '#openapi/generated/model/index.ts';
import { useListImports } from '#ui/api/generated/imports/imports.ts';
import { useAdminSession } from '../session/admin-session.ts';

const SHOWN = 6;
const ASKED_EVERY_MS = 400;
const ENDED: readonly Import['state'][] = ['done', 'failed', 'cancelled'];

export function isEnded({ state }: Import): boolean {
  return ENDED.includes(state);
}

/** The newest imports of any tab, polled while one runs. When one ends, everything shown is read again, and `onEnd` is called for `ownId`. */
export function useImports(ownId: string | null, onEnd: (ended: Import) => void): readonly Import[] {
  const { isOver } = useAdminSession();
  const client = useQueryClient();
  const { data } = useListImports(
    { limit: SHOWN },
    {
      query: {
        enabled: !isOver,
        refetchOnMount: 'always',
        refetchInterval: ({ state }) =>
          state.data?.imports.every(isEnded) === false ? ASKED_EVERY_MS : false,
      },
    },
  );
  const imports = data?.imports;
  const running = useRef<readonly string[]>([]);
  const follow = useEffectEvent((now: readonly Import[]) => {
    const followed = [...running.current, ownId];
    const ended = now.filter((one) => isEnded(one) && followed.includes(one.id));
    running.current = now.filter((one) => !isEnded(one)).map(({ id }) => id);
    if (ended.length > 0) void client.invalidateQueries();
    for (const one of ended) if (one.id === ownId) onEnd(one);
  });
  useEffect(() => {
    if (imports) follow(imports);
  }, [imports, ownId]);
  return imports ?? [];
}
