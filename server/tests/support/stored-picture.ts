export const PICTURE_ID = '0123456789abcdef0123456789abcdef';

/** A picture as a store takes it. */
export const PICTURE = {
  id: PICTURE_ID,
  bytes: Buffer.from('bytes'),
  mime: 'image/png',
  width: 3,
  height: 2,
};
