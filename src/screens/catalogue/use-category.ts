import { FILTER_PREFIX } from '../../common/filters';
import { useAddressParams, withParam } from '../screen-table/use-address-params';
import { IN_CATEGORY } from './catalogue-columns';

const CATEGORY = 'category';

/** The category whose wallpapers are shown: kept in the address, like search and sort. */
export function useCategory() {
  const { params, push } = useAddressParams();
  return {
    catId: params.get(CATEGORY),
    choose: (catId: string | null) =>
      push((now) => {
        const next = withParam(now, CATEGORY, catId);
        return catId === null ? withParam(next, FILTER_PREFIX + IN_CATEGORY, null) : next;
      }),
  };
}
