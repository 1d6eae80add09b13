import { useStore } from 'zustand';
import { Checkbox } from '../../components/controls/checkbox';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { toggleLink } from '../../stores/catalogue/toggle';
import { listStore } from '../../stores/lists/lists';
import { may } from '../../stores/session/rights';
import { texts } from './texts';

/** Whether a wallpaper is in a category. It subscribes to its own link, so that a click renders only one box. */
export function MemberBox(link: Readonly<Record<'wpId' | 'catId', string>>) {
  const isMember = useStore(listStore(catalogueList), ({ content }) =>
    isLinked(content.links, link),
  );
  return (
    <label
      // On a phone, no header tells this box from the one that selects the row.
      data-word={texts.inCategory}
      className="flex h-8 items-center gap-1 text-[0.6875rem] leading-none max-sm:w-16 max-sm:flex-col max-sm:justify-center max-sm:after:content-[attr(data-word)]"
    >
      <Checkbox
        aria-label={texts.box(link.wpId)}
        checked={isMember}
        disabled={!may('catalogue', 'update')}
        onChange={() => void toggleLink(link)}
      />
    </label>
  );
}
