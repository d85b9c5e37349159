import { expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { failureDetail } from './failure.tsx';

const refused = (status: number) => new ApiError(status, '', JSON.stringify({ detail: 'No.' }));
const UNREACHED = 'The server could not be reached. Check your connection, then try again.';
const NOT_READY = 'The server is not ready (502). Try again in a moment.';

it.each([
  ['the server’s own reason', refused(409), 'No.'],
  ['advice instead of the browser’s words', new TypeError('Failed to fetch'), UNREACHED],
  ['advice instead of a gateway’s page', new ApiError(502, 'Bad Gateway', '<h1>Bad gateway</h1>'), NOT_READY],
])('a failure shows %s', (_, error, message) => {
  expect(failureDetail(error)).toBe(message);
});
