import type { DataColumn } from '../../components/data-table/data-column';
import type { Row } from '../../entities/row';
import { textOf, wpIdOf } from '../../entities/wallpaper';
import { pictureUrl } from '../../field-types/image/picture-url';
import { isLinked, type Links } from '../../stores/catalogue/links';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wpIdColumn,
} from '../screen-table/wallpaper-columns';
import { MemberBox } from './member-box';
import { texts } from './texts';

export const IN_CATEGORY = 'inCategory';

export const plainColumns: readonly DataColumn<Row>[] = [
  imageColumn((wallpaper) => <ProductLink wallpaper={wallpaper} />),
  nameColumn,
  wpIdColumn,
];

/** The columns for a chosen category; `links` determine the sort order. */
export function columnsIn(catId: string, links: Links): readonly DataColumn<Row>[] {
  return [
    ...plainColumns,
    {
      id: IN_CATEGORY,
      header: texts.inCategory,
      reusable: true,
      card: 'control',
      width: 136,
      hideable: false,
      neverCut: true,
      cell: (wallpaper) => {
        const wpId = wpIdOf(wallpaper);
        return wpId !== '' && <MemberBox wpId={wpId} catId={catId} />;
      },
      // Members first.
      sortKey: (wallpaper) => (isLinked(links, { wpId: wpIdOf(wallpaper), catId }) ? 0 : 1),
    },
  ];
}

/** The picture, as a link to the wallpaper's page in the shop if it has one. */
function ProductLink({ wallpaper }: { readonly wallpaper: Row }) {
  const slug = textOf(wallpaper.slug);
  const picture = <WallpaperPicture wallpaper={wallpaper} />;
  if (slug === '') return picture;
  return (
    <a
      href={pictureUrl(`in/${encodeURIComponent(slug)}`)}
      target="_blank"
      rel="noopener"
      aria-label={texts.openProduct(textOf(wallpaper.name) || wpIdOf(wallpaper))}
      className="inline-block rounded max-sm:min-h-11"
    >
      {picture}
    </a>
  );
}
