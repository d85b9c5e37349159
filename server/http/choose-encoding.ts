import type { IncomingHttpHeaders } from 'node:http';
import type { EncodedResponse, Encoding } from './encoded-response.ts';

const REFUSED = '(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';
const TAKES_BROTLI = new RegExp(`\\bbr\\b${REFUSED}`, 'i');
const TAKES_GZIP = new RegExp(`\\bgzip\\b${REFUSED}`, 'i');

export function encodingFor({ isCompressible }: EncodedResponse, headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding']);
  if (!isCompressible) return 'plain';
  if (TAKES_BROTLI.test(accepted)) return 'br';
  return TAKES_GZIP.test(accepted) ? 'gzip' : 'plain';
}
