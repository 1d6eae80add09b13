import { ArrowDownToLine } from 'lucide-react';
import { Thumbnail } from '../../components/thumbnail';
import type { Row } from '../../entities/row';
import { downloadMural } from '../../stores/orders-files';
import { orderName } from '../../stores/orders-update';
import { orderFields, orderPicture } from './order-fields';
import { texts } from './texts';

/** The mural as it is cut for the wall; a click saves it. */
export function MuralButton({ order }: { readonly order: Row }) {
  const url = orderPicture(order, 'muralImg');
  if (!url) return null;
  const wpId = orderFields.wpId.text(order) || orderName(order);
  const label = texts.downloadMural(wpId);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="flex items-center gap-2 rounded text-muted hover:text-accent"
      onClick={() => void downloadMural(url, wpId)}
    >
      <Thumbnail src={url} />
      <ArrowDownToLine size={14} aria-hidden />
    </button>
  );
}
