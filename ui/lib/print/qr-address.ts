import encodeQR from 'qr';

/** Returns the QR code of an address as the address of an image. Readers need its border, and a scratch or a thumb does no harm. */
export const qrAddress = (address: string): string =>
  encodeQR(address, 'data-url', { ecc: 'medium', border: 4, scale: 6 });
