import { useMemo } from 'react';
import { linkConfig } from '../../entities/link-config';
import { wpIdOf } from '../../entities/wallpaper';
import { catalogueList } from '../../stores/catalogue/list';
import { useList } from '../../stores/lists/use-list';
import { may } from '../../stores/session/rights';
import { BulkUpdate } from '../bulk-update/bulk-update';
import type { PreviewBasis } from '../bulk-update/preview';
import { useCategoryOptions } from '../wallpapers/use-category-options';
import { texts } from './texts';

/** The bulk update of which wallpapers are in which categories. */
export function LinksUpdate() {
  const { content } = useList(catalogueList);
  const categories = useCategoryOptions();
  const basis = useMemo<PreviewBasis>(
    () => ({
      kind: 'links',
      config: linkConfig,
      knownRows: () => ({
        products: content.products.map((wallpaper) => ({ wpId: wpIdOf(wallpaper) })),
        categories: categories.map(({ value, label }) => ({ catId: value, text: label })),
        links: content.links.stored,
      }),
    }),
    [content, categories],
  );
  return (
    <BulkUpdate
      basis={basis}
      list={catalogueList}
      note={texts.note}
      canUpload={may('catalogue', 'bulkUpdate')}
      canDownload={may('catalogue', 'download')}
    />
  );
}
