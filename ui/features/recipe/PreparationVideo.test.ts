import { describe, expect, it } from 'vitest';
import { videoFromUrl } from './PreparationVideo.tsx';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1';
const FILM = 'https://cdn.example/films/negroni.MP4?v=2';

describe('the URL of a video becomes that of a player, with its start time', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', EMBED],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', 'youtube', EMBED],
    ['  https://youtu.be/dQw4w9WgXcQ?t=75  ', 'youtube', `${EMBED}?start=75`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 'youtube', `${EMBED}?start=3723`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=20s', 'youtube', `${EMBED}?start=20`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=42&autoplay=1', 'youtube', `${EMBED}?start=42`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', EMBED],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', 'youtube', EMBED],
    ['https://youtu.be/dQw4w9WgXcQ?t=soon', 'youtube', EMBED],
    ['https://vimeo.com/76979871', 'vimeo', PLAYER],
    ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'vimeo', `${PLAYER}&h=ab12cd34ef`],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', PLAYER],
    ['https://vimeo.com/76979871#t=1m2s', 'vimeo', `${PLAYER}#t=62s`],
    [FILM, 'file', FILM],
    ['/films/negroni.mp4?v=2', 'file', '/films/negroni.mp4?v=2'],
  ])('%s', (url, kind, embedUrl) => {
    expect(videoFromUrl(url)).toEqual({ kind, url: embedUrl });
  });
});

it.each([
  'http://cdn.example/negroni.mp4',
  'https://cdn.example/negroni.avi',
  'https://films.example:8443/negroni.mp4',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/about',
  '/films/negroni',
])('%s has no player, so it is linked', (url) => {
  expect(videoFromUrl(url)).toEqual({ kind: 'link', url });
});

it.each([
  null,
  '',
  '//films.example/negroni.mp4',
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'data:video/mp4;base64,AAAA',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ',
])('%s is not shown', (url) => {
  expect(videoFromUrl(url)).toBeNull();
});
