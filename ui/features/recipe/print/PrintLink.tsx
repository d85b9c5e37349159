import { recipePath, publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';

export function PrintLink({ id }: { id: string }) {
  const address = publicOrigin() + recipePath(id);
  return (
    <div className="recipe-link hidden">
      <p>{address}</p>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg(address))}`} alt="" />
    </div>
  );
}
