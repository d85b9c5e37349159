export type AdvertForm = 'card' | 'caption';

const KIND = 'mt-3 flex min-h-6 items-center text-xs text-soft';
const DESCRIPTION = 'mt-1.5 line-clamp-2 min-h-[3em] text-sm text-soft';

/** Fixed heights, so that nothing moves when an advert comes. */
export const ADVERT_CLASSES = {
  card: {
    picture: 'relative block aspect-[6/5] overflow-hidden rounded-sm',
    text: 'heading mt-1 line-clamp-2 min-h-[2.3em] text-title lg:line-clamp-1 lg:min-h-[1.15em]',
    kind: KIND,
    description: DESCRIPTION,
  },
  caption: {
    picture: 'relative block aspect-[6/5] overflow-hidden rounded-sm md:aspect-video',
    text: 'mt-2 line-clamp-2 min-h-[3em] text-sm font-medium lg:min-h-[1.5em]',
    kind: KIND,
    description: DESCRIPTION,
  },
};

export function AdvertPlace({ form }: { form: AdvertForm }) {
  const { picture, kind, text, description } = ADVERT_CLASSES[form];
  return (
    <div aria-hidden="true">
      <div className={`${picture} bg-hairline/60`} />
      {form === 'card' && <div className={kind} />}
      <div className={text} />
      {form === 'card' && <div className={description} />}
    </div>
  );
}
