import { toggleLink } from '../../api/catalogue';
import { updateLinks } from '../../api/selection';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { refreshList } from '../lists/lists';
import type { SelectedChange } from '../selection/change-selected';
import { catalogueList } from './list';
import { texts } from './texts';

/** Adds wallpapers that are not in a category, or removes some that are. */
export function linksChange(
  rows: readonly Row[],
  category: { readonly catId: string; readonly name: string },
  linked: boolean,
): SelectedChange {
  const { catId, name } = category;
  return {
    entity: catalogueList.key,
    rows,
    what: linked ? texts.add(name) : texts.remove(name),
    done: (count) => (linked ? texts.added(count, name) : texts.removed(count, name)),
    refresh: () => refreshList(catalogueList),
    sendAll: () => updateLinks({ catId, wpIds: rows.map(wpIdOf), linked }),
    send: (row) => toggleLink({ wpId: wpIdOf(row), catId }),
  };
}
