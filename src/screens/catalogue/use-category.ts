import { useAddressParams, withParam } from '../screen-table/use-address-params';

const CATEGORY = 'category';
const MEMBERS = 'members';
const ONLY = 'only';

export type CategoryView = ReturnType<typeof useCategoryView>;

/** Which part of the catalogue is shown: kept in the address, like search and sort. */
export function useCategoryView() {
  const { params, push } = useAddressParams();
  return {
    catId: params.get(CATEGORY),
    onlyMembers: params.get(MEMBERS) === ONLY,
    choose: (catId: string | null) => push((now) => withParam(now, CATEGORY, catId)),
    showOnlyMembers: (onlyMembers: boolean) =>
      push((now) => withParam(now, MEMBERS, onlyMembers ? ONLY : null)),
  };
}
