import encodeQR from 'qr';

/** Readers do not find a code without this margin. */
const QUIET_MODULES = 4;

/** Dark on light in every theme; a scratch or a thumb does no harm. */
export function qrSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}

/** The code as the address of an image. */
export const qrAddress = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(qrSvg(address))}`;
