import encodeQR from 'qr';

/** Its error correction (`ecc`) keeps the code readable when it is scratched. */
export const qrDataUrl = (url: string): string =>
  encodeQR(url, 'data-url', { ecc: 'medium', border: 4, scale: 6 });
