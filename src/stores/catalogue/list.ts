import { rowsIn } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import { scalarText } from '../../common/plain-text';
import type { Link } from '../../entities/catalogue-link';
import { listPaths } from '../../entities/list-paths';
import type { Row } from '../../entities/row';
import type { FetchedCatalogue, Unchecked } from '../../entities/wire/fetched-lists';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';
import { texts } from '../lists/texts';

/** Which wallpapers are in which categories. Changes are kept apart, so they don't take longer with more links. */
export interface Links {
  /** `{catId, wpId}` rows as the server sent them. Duplicates count once. */
  readonly stored: readonly Row[];
  /** The links added or removed since, by key. */
  readonly flipped: ReadonlyMap<string, Link>;
}

export const noLinks: Links = { stored: [], flipped: new Map() };

/** All wallpapers and categories, and the links between them. */
export interface Catalogue {
  readonly products: readonly Row[];
  readonly categories: readonly Row[];
  readonly links: Links;
}

export const catalogueList: ListSource<Catalogue> = {
  key: 'catalogue',
  label: texts.catalogue,
  path: listPaths['/catalogue'],
  empty: { products: [], categories: [], links: noLinks },
  read(json) {
    if (!isRecord(json)) return undefined;
    const fetched: Unchecked<FetchedCatalogue> = json;
    const products = rowsIn(fetched.products);
    // A server may omit empty lists.
    const categories = rowsIn(fetched.categories ?? []);
    const stored = rowsIn(fetched.categoryProduct ?? []);
    if (!products || !categories || !stored) return undefined;
    return { products, categories, links: { ...noLinks, stored } };
  },
  keepSame(last, next) {
    const products = keepSameRows(last.products, next.products);
    const categories = keepSameRows(last.categories, next.categories);
    const links = keepSameLinks(last.links, next.links);
    const isSame =
      products === last.products && categories === last.categories && links === last.links;
    return isSame ? last : { products, categories, links };
  },
};

/** Returns `last` if the links are the same. */
function keepSameLinks(last: Links, next: Links): Links {
  const isSame =
    last.flipped.size === 0 &&
    last.stored.length === next.stored.length &&
    next.stored.every(({ catId, wpId }, index) => {
      const row = last.stored[index];
      return (
        scalarText(catId) === scalarText(row?.catId) && scalarText(wpId) === scalarText(row?.wpId)
      );
    });
  return isSame ? last : next;
}
