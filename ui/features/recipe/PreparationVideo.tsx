import { useState } from 'react';
import { ButtonLink } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { videoFromUrl, type Video } from './video-url.ts';

interface PreparationVideoProps {
  videoUrl: string;
  name: string;
}

const FRAME = 'block aspect-video w-full rounded-sm bg-ink';
const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** Plays a file or links a page. A player is loaded after a click, so that no visit is tracked before. */
export function PreparationVideo({ videoUrl, name }: PreparationVideoProps) {
  const video = videoFromUrl(videoUrl);
  return video === null ? null : (
    <section aria-labelledby="video" data-screen-only>
      <SectionHeading id="video">Preparation Video</SectionHeading>
      {video.kind === 'file' ? (
        <video
          src={video.url}
          controls
          preload="metadata"
          className={FRAME}
          aria-label={`How to make ${name}`}
        />
      ) : video.kind === 'link' ? (
        <ButtonLink to={video.url} opensNewTab variant="quiet">
          Watch on {new URL(video.url).host}
        </ButtonLink>
      ) : (
        <EmbeddedVideo url={video.url} host={HOSTS[video.kind]} name={name} />
      )}
    </section>
  );
}

/** The click that loads a player also starts it. */
function autoplayUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}

function EmbeddedVideo({ url, host, name }: { url: Video['url']; host: string; name: string }) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        // The player replaces the clicked button, so it gets the focus.
        ref={(frame) => {
          frame?.focus();
        }}
        src={autoplayUrl(url)}
        title={`How to make ${name}`}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        className={FRAME}
      />
    );
  }
  return (
    <>
      <div className="hidden noscript:block">
        <a href={url} className="underline underline-offset-4">
          Watch on {host}
        </a>
      </div>
      <button
        type="button"
        onClick={() => setLoaded(true)}
        className="plate group flex aspect-video w-full flex-col items-center justify-center gap-3 p-6"
      >
        <span className="inline-flex size-16 items-center justify-center rounded-full bg-accent text-on-accent transition-colors group-hover:bg-accent-hover">
          <PlayIcon width="1.75rem" height="1.75rem" className="translate-x-0.5" />
        </span>
        <span className="font-semibold group-hover:underline">Play on {host}</span>
        <span className="text-sm">{host} then learns of your visit.</span>
      </button>
    </>
  );
}
