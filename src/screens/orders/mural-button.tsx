import { Thumbnail } from '../../components/thumbnail';
import type { Row } from '../../entities/row';
import { orderName } from '../../stores/orders/list';
import { loadDownloads } from './load-downloads';
import { orderFields, orderPicture } from './order-fields';
import { texts } from './texts';

interface MuralButtonProps {
  readonly order: Row;
  readonly showsMural?: boolean;
}

/** Downloads the mural, cropped for the wall. */
export function MuralButton({ order, showsMural = false }: MuralButtonProps) {
  const url = orderPicture(order, 'muralImg');
  if (!url) return null;
  const wpId = orderFields.wpId.text(order) || orderName(order);
  const label = texts.downloadMural(wpId);

  async function download(from: string) {
    const downloads = await loadDownloads();
    await downloads?.downloadMural(from, wpId);
  }

  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="shape-after download-shape flex min-h-6 min-w-6 max-sm:min-h-11 max-sm:min-w-11 items-center justify-center gap-2 rounded text-muted hover:text-accent"
      onClick={() => void download(url)}
    >
      {showsMural && <Thumbnail src={orderPicture(order, 'muralThumb') ?? url} />}
    </button>
  );
}
