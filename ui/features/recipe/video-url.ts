/** An embedded player, which is loaded after a click, or a file, or a page to open. */
export type Video = { kind: 'youtube' | 'vimeo' | 'file' | 'link'; url: string };

const YOUTUBE =
  /^(?:(?:www\.)?youtu\.be\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:shorts|live|embed|v)\/))([\w-]{11})(?![\w-])/;
/** The URL of an unlisted video has a key after its number. */
const VIMEO =
  /^(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?![\w-])/;
const VIMEO_KEY = /[?&]h=([0-9a-f]{6,20})(?![\w-])/;
const VIDEO_FILE = /\.(?:mp4|webm|ogv|m4v|mov)$/i;
const START = /[?&#](?:t|start)=(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?(?![\w-])/;

/** Uses players that do not track. Another host or port is linked. Credentials make the URL invalid. */
export function videoFromUrl(url: string | null | undefined): Video | null {
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
