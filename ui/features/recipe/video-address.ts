/** A video is an embed to load on click, or a file for a player. */
export type Video = { kind: 'youtube' | 'vimeo' | 'file'; url: string };

const SHORT_YOUTUBE_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const YOUTUBE_HOSTS = new Set([
  ...SHORT_YOUTUBE_HOSTS,
  ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com'],
  ...['youtube-nocookie.com', 'www.youtube-nocookie.com'],
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIDEO_FILE = /\.(mp4|webm|ogv|m4v|mov)$/i;

/** Returns the seconds of `90`, `90s`, `1m30s` or `1h2m3s`, and 0 for anything else. */
function startSeconds(time: string | null | undefined): number {
  const found = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(time ?? '');
  if (!found) return 0;
  return Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0);
}

/** Returns null for a relative address, and for one with credentials or a port. */
function readAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = !url.username && !url.password && !url.port;
  return isPlain && /^https?:$/.test(url.protocol) ? url : null;
}

function youtube(address: URL, segments: string[]): Video | null {
  const [first, second] = segments;
  let id: string | null | undefined;
  if (SHORT_YOUTUBE_HOSTS.has(address.hostname)) id = first;
  else if (first === 'watch') id = address.searchParams.get('v');
  else if (first === 'shorts' || first === 'live' || first === 'embed' || first === 'v') id = second;
  if (!id || !YOUTUBE_ID.test(id)) return null;
  const fragment = new URLSearchParams(address.hash.slice(1));
  const seconds = startSeconds(
    address.searchParams.get('t') ?? address.searchParams.get('start') ?? fragment.get('t'),
  );
  const start = seconds > 0 ? `?start=${seconds}` : '';
  return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${id}${start}` };
}

function vimeo(address: URL, segments: string[]): Video | null {
  const at = segments.findIndex((segment) => /^\d{5,12}$/.test(segment));
  const id = segments[at];
  const before = segments.slice(0, Math.max(at, 0)).join('/');
  // These paths lead to a video: /ID, /video/ID, /channels/NAME/ID, /groups/NAME/videos/ID.
  if (!id || !/^(video|channels\/[\w-]+|groups\/[\w-]+\/videos)?$/.test(before)) return null;
  const hash = address.searchParams.get('h') ?? segments[at + 1];
  const player = new URL(`https://player.vimeo.com/video/${id}?dnt=1`);
  if (hash && /^[0-9a-f]{6,20}$/i.test(hash)) player.searchParams.set('h', hash);
  const seconds = startSeconds(
    new URLSearchParams(address.hash.slice(1)).get('t') ?? address.searchParams.get('t'),
  );
  return { kind: 'vimeo', url: `${player.href}${seconds > 0 ? `#t=${seconds}s` : ''}` };
}

/**
 * Returns a privacy-friendly embed of YouTube or Vimeo, or an https video file. It returns null for other hosts, lookalikes and
 * credentials.
 */
export function videoFromAddress(address: string | null | undefined): Video | null {
  const url = readAddress(address ?? '');
  if (!url) return null;
  const segments = url.pathname.split('/').filter(Boolean);
  if (YOUTUBE_HOSTS.has(url.hostname)) return youtube(url, segments);
  if (VIMEO_HOSTS.has(url.hostname)) return vimeo(url, segments);
  const isFile = url.protocol === 'https:' && VIDEO_FILE.test(url.pathname);
  return isFile ? { kind: 'file', url: url.href } : null;
}
