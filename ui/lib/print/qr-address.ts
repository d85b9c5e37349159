import encodeQR from 'qr';

/** The code of an address, as the address of an image. Readers do not find one without its border; a scratch or a thumb does no harm. */
export const qrAddress = (address: string): string =>
  encodeQR(address, 'data-url', { ecc: 'medium', border: 4, scale: 6 });
