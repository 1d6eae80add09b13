import { useStore } from 'zustand';
import { Checkbox } from '../../components/controls/checkbox';
import { isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { toggleLink } from '../../stores/catalogue/toggle';
import { listStore } from '../../stores/lists/lists';
import { texts } from './texts';

interface MemberBoxProps {
  readonly wpId: string;
  readonly catId: string;
}

/** Whether a wallpaper is in a category. It watches its own link: a click draws one box, not the table. */
export function MemberBox(link: MemberBoxProps) {
  const isMember = useStore(listStore(catalogueList), ({ content }) =>
    isLinked(content.links, link),
  );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Checkbox in it is one; the cell is as good a target.
    <label className="flex h-8 items-center">
      <Checkbox
        aria-label={texts.box(link.wpId)}
        checked={isMember}
        onChange={() => void toggleLink(link)}
      />
    </label>
  );
}
