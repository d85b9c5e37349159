import { expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { failureDetail } from './useWrite.tsx';

const refused = (status: number) => new ApiError(status, '', JSON.stringify({ detail: 'No.' }));

it.each([
  ['the server’s own reason', refused(409), 'No.'],
  [
    'no browser’s words',
    new TypeError('Failed to fetch'),
    'The server could not be reached. Check your connection, then try again.',
  ],
  [
    'no page of a gateway',
    new ApiError(502, 'Bad Gateway', '<h1>Bad gateway</h1>'),
    'The server is not ready (502). Try again in a moment.',
  ],
])('a failure tells %s', (_, error, words) => {
  expect(failureDetail(error)).toBe(words);
});
