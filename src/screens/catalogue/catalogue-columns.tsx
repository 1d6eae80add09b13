import type { ColumnDef } from '@tanstack/react-table';
import type { Features } from '../../components/data-table/table-features';
import type { Row } from '../../entities/row';
import { textOf, wpIdOf } from '../../entities/wallpaper';
import { pictureUrl } from '../../field-types/image/picture-url';
import { isLinked } from '../../stores/catalogue/links';
import type { Links } from '../../stores/catalogue/list';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wpIdColumn,
} from '../screen-table/wallpaper-columns';
import { MemberBox } from './member-box';
import { texts } from './texts';

export const IN_CATEGORY = 'inCategory';

export const plainColumns: readonly ColumnDef<Features, Row>[] = [
  imageColumn((wallpaper) => <ProductLink wallpaper={wallpaper} />),
  nameColumn,
  wpIdColumn,
];

/** The columns for a chosen category; `links` determine the sort order. */
export function columnsIn(catId: string, links: Links): readonly ColumnDef<Features, Row>[] {
  return [
    ...plainColumns,
    {
      id: IN_CATEGORY,
      header: texts.inCategory,
      size: 136,
      enableHiding: false,
      // Members first.
      accessorFn: (wallpaper) => (isLinked(links, { wpId: wpIdOf(wallpaper), catId }) ? 0 : 1),
      cell: ({ row }) => {
        const wpId = wpIdOf(row.original);
        return wpId !== '' && <MemberBox wpId={wpId} catId={catId} />;
      },
      meta: { card: 'control', neverCut: true, reusable: true },
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
      className="inline-flex items-center rounded align-middle max-sm:min-h-11"
    >
      {picture}
    </a>
  );
}
