import { readRows } from '../../api/lists';
import { isRecord } from '../../common/is-record';
import type { Row } from '../../entities/row';
import type { FetchedCatalogue, Unchecked } from '../../entities/wire/fetched-lists';
import type { ListSource } from '../lists/lists';
import { keepSameRows } from '../lists/same-rows';
import { keepSameLinks, type Links, noLinks, readLinks } from './links';

/** All wallpapers and categories, and the links between them. */
export interface Catalogue {
  readonly products: readonly Row[];
  readonly categories: readonly Row[];
  readonly links: Links;
}

export const catalogueList: ListSource<Catalogue> = {
  key: 'catalogue',
  label: 'Custom Catalogue',
  path: '/api/customCatalogue/fetch',
  empty: { products: [], categories: [], links: noLinks },
  read(json) {
    if (!isRecord(json)) return undefined;
    const fetched: Unchecked<FetchedCatalogue> = json;
    const products = readRows(fetched.products);
    // A server may omit empty lists.
    const categories = readRows(fetched.categories ?? []);
    const links = readRows(fetched.categoryProduct ?? []);
    return products && categories && links && { products, categories, links: readLinks(links) };
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
