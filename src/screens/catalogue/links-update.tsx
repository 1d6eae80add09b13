import { useMemo } from 'react';
import { scalarText } from '../../common/plain-text';
import { linkConfig } from '../../entities/link-config';
import { wpIdOf } from '../../entities/wallpaper';
import { catalogueList } from '../../stores/catalogue/list';
import { useList } from '../../stores/lists/use-list';
import { BulkUpdate } from '../bulk-update/bulk-update';
import type { PreviewBasis } from '../bulk-update/preview';
import { texts } from './texts';

export function LinksUpdate() {
  const { content } = useList(catalogueList);
  const basis = useMemo<PreviewBasis>(
    () => ({
      kind: 'links',
      config: linkConfig,
      knownRows: () => ({
        products: content.products.map((wallpaper) => ({ wpId: wpIdOf(wallpaper) })),
        categories: content.categories.map(({ catId, text }) => ({
          catId: scalarText(catId),
          text: [scalarText(text), scalarText(catId)].filter(Boolean).join(' '),
        })),
        links: content.links.stored,
      }),
    }),
    [content],
  );
  return <BulkUpdate basis={basis} list={catalogueList} note={texts.note} />;
}
