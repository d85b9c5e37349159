import { request as httpRequest, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServer } from '#server/tests/site/start-test-server.ts';
import { UNREADABLE_BODY } from '#server/operations/pipeline/request-body.ts';
import { readForm, readJson } from './read-body.ts';

const MEBIBYTE = 1024 * 1024;

describe('a body that is refused before it is read', () => {
  it('without a session is told 401, however large the upload', async () => {
    const server = await startTestServer();
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(6 * MEBIBYTE)]), 'large.png');
    const { status } = await server.api('/api/cocktails', { method: 'POST', body: form });
    expect(status).toBe(401);
  });

  it('is told 413 when it is too large for JSON', async () => {
    const server = await startTestServer();
    const headers = { 'Content-Type': 'application/json' };
    const body = Buffer.alloc(20 * MEBIBYTE);
    const { status } = await server.api('/api/admin/login', { method: 'POST', body, headers });
    expect(status).toBe(413);
  });

  it('is not asked for from a client that waits until it is', async () => {
    const { address } = await startTestServer();
    const body = '{"password":"wrong"}';
    const send = (path: string, length: number) =>
      new Promise((resolve, reject) => {
        let isAsked = false;
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': length,
          Expect: '100-continue',
        };
        const request = httpRequest(address + path, { method: 'POST', headers });
        request.on('error', reject).on('continue', () => {
          isAsked = true;
          request.end(body);
        });
        request.on('response', (response) => {
          response.resume();
          resolve([isAsked, response.statusCode]);
          request.destroy();
        });
        request.flushHeaders();
      });
    expect(await send('/api/admin/login', body.length)).toEqual([true, 401]);
    expect(await send('/api/admin/login', MEBIBYTE + 1)).toEqual([false, 413]);
    expect(await send('/api/spirits', body.length)).toEqual([false, 401]);
  });
});

it('a body that is no UTF-8 is refused, as JSON and as a form', async () => {
  const server = await startTestServer();
  const { bearer: Authorization } = await logIn(server);
  const post = async (path: string, type: string, body: string) => {
    const headers = { Authorization, 'Content-Type': type };
    const sent = Buffer.from(body, 'latin1');
    const answer = await server.api(path, { method: 'POST', headers, body: sent });
    return JSON.stringify(answer.body);
  };
  expect(await post('/api/spirits', 'application/json', '{"name":"caf\xe9\xff"}')).toContain(UNREADABLE_BODY);
  const part = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\ncaf\xe9\xff\r\n--b--\r\n';
  expect(await post('/api/cocktails', 'multipart/form-data; boundary=b', part)).toContain('"characters"');
});

it.each([
  ['form', 'multipart/form-data; boundary=b', readForm],
  ['JSON', 'application/json', readJson],
])('a body whose client went away before it is read is given up: %s', async (_what, type, read) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { 'content-type': type, 'content-length': '9' });
  request.destroy();
  const reading = read(request as Request, {} as Response, { bytes: MEBIBYTE, file: null });
  await expect(reading).rejects.toMatchObject({ status: 400 });
});
