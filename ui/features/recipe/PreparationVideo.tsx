import { useState } from 'react';
import { PlayIcon } from '#ui/components/icons.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { videoFromAddress, type Video } from '#ui/rules/video-address.ts';

interface PreparationVideoProps {
  /** As the recipe has it; an address that no player knows shows nothing. */
  videoUrl: string | null;
  /** Of the drink. */
  name: string;
}

const FRAME = 'block aspect-video w-full rounded-sm bg-ink';
const HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** 'Preparation Video' (spec section 2): a file plays here; another site's player is asked only after a click. */
export function PreparationVideo({ videoUrl, name }: PreparationVideoProps) {
  const video = videoFromAddress(videoUrl);
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
      ) : (
        <EmbeddedVideo url={video.url} host={HOSTS[video.kind]} name={name} />
      )}
    </section>
  );
}

function EmbeddedVideo({ url, host, name }: { url: Video['url']; host: string; name: string }) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        src={url}
        title={`How to make ${name}`}
        allow="fullscreen; picture-in-picture; encrypted-media"
        className={FRAME}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setLoaded(true)}
      className="plate flex aspect-video w-full flex-col items-center justify-center gap-3 p-6 hover:underline"
    >
      <PlayIcon width="3rem" height="3rem" />
      <span className="font-semibold">Play the video</span>
      <span className="text-sm">It comes from {host}, which then learns of your visit.</span>
    </button>
  );
}
