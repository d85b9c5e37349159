import { useState } from 'react';
import { ButtonLink } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';

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
          Watch on {URL.canParse(video.url) ? new URL(video.url).host : 'this site'}
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

/** An embedded player, which is loaded after a click, or a file, or a page to open. */
type Video = { kind: 'youtube' | 'vimeo' | 'file' | 'link'; url: string };

const YOUTUBE =
  /^(?:(?:www\.)?youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:shorts|live|embed|v)\/))([\w-]{11})(?![\w-])/;
/** The URL of an unlisted video has a key after its number. */
const VIMEO =
  /^(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?![\w-])/;
const VIMEO_KEY = /[?&]h=([0-9a-f]{6,20})(?![\w-])/;
const VIDEO_FILE = /\.(?:mp4|webm|ogv|m4v|mov)$/i;
const PATH_OF_THIS_SITE = /^\/(?![/\\])[^?#]*/;
const START = /[?&#](?:t|start)=(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?![\w-])/;

/** Uses players that do not track. Another host or port is linked. Credentials make the URL invalid. */
export function videoFromUrl(url: string | null | undefined): Video | null {
  const path = PATH_OF_THIS_SITE.exec(url ?? '')?.[0];
  if (url && path) return { kind: VIDEO_FILE.test(path) ? 'file' : 'link', url };
  if (!URL.canParse(url ?? '')) return null;
  const { protocol, username, password, host, port, pathname, search, hash, href } = new URL(url ?? '');
  if (!/^https?:$/.test(protocol) || username || password) return null;
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(search + hash) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const place = host + pathname + search;
  const youtube = YOUTUBE.exec(place)?.[1];
  if (youtube) {
    const url = `https://www.youtube-nocookie.com/embed/${youtube}`;
    return { kind: 'youtube', url: start > 0 ? `${url}?start=${start}` : url };
  }
  const [, vimeo, key = VIMEO_KEY.exec(search)?.[1]] = VIMEO.exec(place) ?? [];
  if (vimeo) {
    const url = `https://player.vimeo.com/video/${vimeo}?dnt=1${key ? `&h=${key}` : ''}`;
    return { kind: 'vimeo', url: start > 0 ? `${url}#t=${start}s` : url };
  }
  const isFile = protocol === 'https:' && !port && VIDEO_FILE.test(pathname);
  return { kind: isFile ? 'file' : 'link', url: href };
}
