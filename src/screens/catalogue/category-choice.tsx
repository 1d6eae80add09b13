import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { Combobox } from '../../components/combobox/combobox';
import { wpIdKey } from '../../entities/catalogue-link';
import { wpIdOf } from '../../entities/wallpaper';
import { countMembers, isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { useCategoryOptions } from '../wallpapers/use-category-options';
import { membersFirst, memberViews } from './catalogue-columns';
import { texts } from './texts';
import { useCategory } from './use-category';

const ViewButtons = lazyChunk(
  async () => (await import('../screen-table/view-buttons')).ViewButtons,
  // As wide as the buttons.
  () => <div className="min-h-9 w-71 max-sm:min-h-11" />,
);
const DownloadPdf = lazyChunk(
  async () => (await import('../downloads/download-pdf')).DownloadPdf,
  () => <div className="min-h-9 min-w-38 max-sm:min-h-11" />,
);

/** Chooses a category, and shows how many wallpapers are in it. */
export function CategoryChoice() {
  const id = useId();
  const options = useCategoryOptions();
  const { catId, choose } = useCategory();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex w-full flex-col gap-1 sm:w-80">
        <label htmlFor={id} className="font-medium text-muted text-xs">
          {texts.category}
        </label>
        <Combobox
          id={id}
          options={options}
          value={catId}
          onChange={choose}
          placeholder={texts.chooseCategory}
          clearable
        />
      </div>
      {catId === null ? (
        <p className="flex min-h-9 items-center text-muted">{texts.chooseHint}</p>
      ) : (
        <Members catId={catId} isKnown={options.some(({ value }) => value === catId)} />
      )}
    </div>
  );
}

interface MembersProps {
  readonly catId: string;
  readonly isKnown: boolean;
}

function Members({ catId, isKnown }: MembersProps) {
  const isReady = useStore(listStore(catalogueList), ({ status }) => status === 'ready');
  const { products, links } = useStore(listStore(catalogueList), ({ content }) => content);
  const keys = useMemo(
    () => new Set(products.map((wallpaper) => wpIdKey(wpIdOf(wallpaper)))),
    [products],
  );
  const all = products.length;
  const members = countMembers(links, catId, keys);
  return (
    <div
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2"
      // Stays beside or below the category, whether or not the PDF’s progress is shown.
      style={{ flex: '1 1 31.25rem' }}
    >
      {/* The buttons also show these numbers. */}
      <p role="status" className={isKnown ? 'sr-only' : 'font-medium text-ink'}>
        {isReady && (isKnown ? texts.count(members, all) : texts.noCategory(catId))}
      </p>
      {(isKnown || !isReady) && (
        <div className="flex gap-2">
          <ViewButtons
            views={memberViews}
            counts={isReady ? [members, all - members] : []}
            defaults={membersFirst}
          />
        </div>
      )}
      {may('pdf', 'download') && (
        <DownloadPdf
          label={texts.pdf}
          progressAt="right"
          disabled={!isReady || !isKnown || members === 0}
          wpIds={() => {
            const ids = products.map(wpIdOf);
            return ids.filter((wpId) => wpId !== '' && isLinked(links, { wpId, catId }));
          }}
        />
      )}
    </div>
  );
}
