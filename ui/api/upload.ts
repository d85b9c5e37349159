import type { RequestOptions } from './fetcher.ts';

/** Sends a request as `fetch` does, which cannot tell how much was sent. @throws AbortError when `signal` cancels it */
export function upload(
  url: string,
  { method = 'POST', headers = {}, body, onProgress, signal }: RequestOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'blob';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress?.(1);
    const cancel = (): void => {
      // An answer that has begun to arrive says what was done; it is too late to cancel that.
      if (request.readyState < XMLHttpRequest.HEADERS_RECEIVED) request.abort();
    };
    signal?.addEventListener('abort', cancel, { once: true });
    request.onabort = () => reject(new DOMException('The request was cancelled.', 'AbortError'));
    request.onerror = () => reject(new Error('The server could not be reached.'));
    request.onload = () => {
      const { status, statusText } = request;
      const type = request.getResponseHeader('content-type') ?? '';
      const answer = new Response(request.response as Blob, {
        status,
        statusText,
        headers: { 'Content-Type': type },
      });
      resolve(answer);
    };
    request.send(body instanceof FormData ? body : null);
  });
}
