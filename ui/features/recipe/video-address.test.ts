import { describe, expect, it } from 'vitest';
import { videoFromAddress } from './video-address.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1';

describe('"YouTube (watch, short, shorts, live, embed) ... become privacy-friendly embeds ... with their start time"', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', EMBED],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', EMBED],
    ['https://youtu.be/dQw4w9WgXcQ?t=75', `${EMBED}?start=75`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', `${EMBED}?start=3723`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=20s', `${EMBED}?start=20`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=42&autoplay=1', `${EMBED}?start=42`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', EMBED],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', EMBED],
    ['  https://youtu.be/dQw4w9WgXcQ  ', EMBED],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', EMBED],
  ])('%s', (address, url) => {
    expect(videoFromAddress(address)).toEqual({ kind: 'youtube', url });
  });
});

describe('"... and Vimeo"', () => {
  it.each([
    ['https://vimeo.com/76979871', PLAYER],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', `${PLAYER}&h=ab12cd34ef`],
    ['https://vimeo.com/channels/staffpicks/76979871', PLAYER],
    ['https://vimeo.com/groups/bar/videos/76979871', PLAYER],
    ['https://vimeo.com/76979871#t=1m2s', `${PLAYER}#t=62s`],
  ])('%s', (address, url) => {
    expect(videoFromAddress(address)).toEqual({ kind: 'vimeo', url });
  });
});

describe('"a direct video file plays in a player"', () => {
  it.each(['mp4', 'webm', 'ogv', 'm4v', 'mov', 'MP4'])('.%s', (extension) => {
    const url = `https://cdn.example/films/negroni.${extension}?v=2`;
    expect(videoFromAddress(url)).toEqual({ kind: 'file', url });
  });
});

describe('"everything else shows nothing"', () => {
  it.each([
    null,
    '',
    '/films/negroni.mp4',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'data:video/mp4;base64,AAAA',
    'http://cdn.example/negroni.mp4',
    'https://cdn.example/negroni.avi',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/about',
    'https://player.vimeo.com.evil.example/video/76979871',
  ])('%s', (address) => {
    expect(videoFromAddress(address)).toBeNull();
  });
});
