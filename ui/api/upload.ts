import { ApiError } from './ApiError.ts';
import { sessionHeaders } from './session-token.ts';

export type { ErrorType } from './fetcher.ts';

export interface UploadOptions extends RequestInit {
  /** Is told the share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `fetch` cannot tell how much was sent. @throws ApiError for no success, AbortError when `signal` cancels it */
export function upload<T>(
  url: string,
  { method = 'POST', body, onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(sessionHeaders())) request.setRequestHeader(name, value);
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
      const { status, statusText, responseText } = request;
      if (status < 200 || status >= 300) reject(new ApiError(status, statusText, responseText));
      else resolve(JSON.parse(responseText) as T);
    };
    request.send(body instanceof FormData ? body : null);
  });
}
