import type { ColumnDef } from '@tanstack/react-table';
import { FILTER_PREFIX } from '../../common/filters';
import { scalarText } from '../../common/plain-text';
import type { Features } from '../../components/data-table/table-features';
import type { ViewConfig } from '../../entities/entity-config';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { siteUrl } from '../../field-types/site-url';
import { isLinked } from '../../stores/catalogue/links';
import type { Links } from '../../stores/catalogue/list';
import { booleanFilterable, type Filterable } from '../screen-table/filterable';
import { ALL_ROWS, type TableDefaults } from '../screen-table/use-table-query';
import {
  imageColumn,
  nameColumn,
  WallpaperPicture,
  wallpaperFilterables,
  wpIdColumn,
} from '../wallpapers/wallpaper-columns';
import { MemberBox } from './member-box';
import { texts } from './texts';

export const IN_CATEGORY = 'inCategory';

export const plainDefaults: TableDefaults = {
  sorting: [],
  pageSize: ALL_ROWS,
  sortable: ['name', 'wpId', IN_CATEGORY],
};
export const membersFirst: TableDefaults = {
  ...plainDefaults,
  sorting: [{ id: IN_CATEGORY, desc: false }],
};

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

/** The filters for a chosen category. */
export function filterablesIn(catId: string, links: Links): readonly Filterable[] {
  return [
    ...wallpaperFilterables,
    booleanFilterable(
      IN_CATEGORY,
      texts.inCategory,
      { trueLabel: texts.yes, falseLabel: texts.no },
      (wallpaper) => isLinked(links, { wpId: wpIdOf(wallpaper), catId }),
    ),
  ];
}

/** The members of a category, and the other wallpapers. */
export const memberViews: readonly ViewConfig[] = [
  { name: texts.members, address: `${FILTER_PREFIX}${IN_CATEGORY}=${texts.yes}` },
  { name: texts.others, address: `${FILTER_PREFIX}${IN_CATEGORY}=${texts.no}` },
];

/** The picture, as a link to the wallpaper's page in the shop if it has one. */
function ProductLink({ wallpaper }: { readonly wallpaper: Row }) {
  const slug = scalarText(wallpaper.slug);
  const picture = <WallpaperPicture wallpaper={wallpaper} />;
  if (slug === '') return picture;
  return (
    <a
      href={siteUrl(`in/${encodeURIComponent(slug.toWellFormed())}`)}
      target="_blank"
      rel="noopener"
      aria-label={texts.openProduct(scalarText(wallpaper.name) || wpIdOf(wallpaper))}
      className="inline-flex items-center rounded align-middle max-sm:min-h-11"
    >
      {picture}
    </a>
  );
}
