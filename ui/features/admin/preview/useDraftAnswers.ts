import { useEffect, useEffectEvent } from 'react';
import { getAdminCocktail } from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
import { draftMessage, type DraftAnswer } from '#ui/lib/browser/draft-messages.ts';
import { useAdminSession } from '../session/admin-session.ts';

/** Gives the pages that the dashboard opened the drafts that they show, as long as there is a session. */
export function useDraftAnswers(): void {
  const { isOver } = useAdminSession();
  const answer = useEffectEvent(async (event: MessageEvent<unknown>) => {
    const wanted = draftMessage(event, 'draft-wanted');
    if (!wanted || !event.source) return;
    const { id } = wanted;
    const read = isOver ? null : await getAdminCocktail(id).catch(() => null);
    const given: DraftAnswer = { type: 'draft', id, cocktail: read?.data ?? null };
    event.source.postMessage(given, { targetOrigin: location.origin });
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => void answer(event);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
