import encodeQR from 'qr';

/** Returns the QR code of a URL as a data URL. It stays readable when it is scratched. */
export const qrDataUrl = (url: string): string =>
  encodeQR(url, 'data-url', { ecc: 'medium', border: 4, scale: 6 });
