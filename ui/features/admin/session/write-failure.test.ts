import { describe, expect, it } from 'vitest';
import { ApiError } from '#ui/api/ApiError.ts';
import { failureDetail, leavesDoubt } from './write-failure.tsx';

const refused = (status: number, detail = 'No.') => new ApiError(status, '', JSON.stringify({ detail }));

describe('what a failure says', () => {
  it('is the server’s own reason', () => {
    expect(failureDetail(refused(409, 'There is already a spirit named "Gin".'))).toBe(
      'There is already a spirit named "Gin".',
    );
  });

  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a page of another network', new Error('The answer is a page.')],
    ['half an answer', new SyntaxError('Unexpected end of JSON input')],
  ])('is what to do, in no browser’s words: %s', (_, error) => {
    expect(failureDetail(error)).toBe(
      'The server could not be reached. Check your connection, then try again.',
    );
  });

  it('is no page of a gateway', () => {
    expect(failureDetail(new ApiError(502, 'Bad Gateway', '<h1>Bad gateway</h1>'))).toBe(
      'The server is not ready (502). Try again in a moment.',
    );
  });
});

it.each([
  [new TypeError('Failed to fetch'), true],
  [new ApiError(504, '', ''), true],
  [refused(404), true],
  [refused(409), true],
  [refused(412), true],
  [refused(400), false],
  [refused(401), false],
])('a failure after which the lists are read again: %s', (error, isDoubtful) => {
  expect(leavesDoubt(error)).toBe(isDoubtful);
});
