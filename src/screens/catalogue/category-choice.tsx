import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { Combobox } from '../../components/combobox/combobox';
import { Checkbox } from '../../components/controls/checkbox';
import { wpIdKey } from '../../entities/catalogue-link';
import { wpIdOf } from '../../entities/wallpaper';
import { countMembers, isLinked } from '../../stores/catalogue/links';
import { catalogueList } from '../../stores/catalogue/list';
import { listStore } from '../../stores/lists/lists';
import { may } from '../../stores/sign-in/load-user';
import { lazyChunk } from '../loading/lazy-chunk';
import { useCategoryOptions } from '../screen-table/use-category-options';
import { texts } from './texts';
import type { CategoryView } from './use-category';

const DownloadPdf = lazyChunk(
  async () => (await import('../downloads/download-pdf')).DownloadPdf,
  () => <div className="min-h-9 min-w-38 max-sm:min-h-11" />,
);

/** Chooses a category, and shows how many wallpapers are in it. */
export function CategoryChoice({ view }: { readonly view: CategoryView }) {
  const id = useId();
  const options = useCategoryOptions();
  const { catId, choose } = view;
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
        <Members catId={catId} view={view} isKnown={options.some(({ value }) => value === catId)} />
      )}
    </div>
  );
}

interface MembersProps {
  readonly catId: string;
  readonly view: CategoryView;
  readonly isKnown: boolean;
}

function Members({ catId, view, isKnown }: MembersProps) {
  const isReady = useStore(listStore(catalogueList), ({ status }) => status === 'ready');
  const { products, links } = useStore(listStore(catalogueList), ({ content }) => content);
  const keys = useMemo(
    () => new Set(products.map((wallpaper) => wpIdKey(wpIdOf(wallpaper)))),
    [products],
  );
  const count = isReady && isKnown ? countMembers(links, catId, keys) : 0;
  return (
    <div
      className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2"
      // Stays beside or below the category, whether or not the PDF’s progress is shown.
      style={{ flex: '1 1 31.25rem' }}
    >
      <p role="status" className="font-medium text-ink max-sm:min-h-5 max-sm:w-full">
        {isReady && (isKnown ? texts.members(count, products.length) : texts.noCategory(catId))}
      </p>
      <label className="flex items-center gap-2 text-ink">
        <Checkbox
          checked={view.onlyMembers}
          onChange={({ currentTarget: { checked } }) => view.showOnlyMembers(checked)}
        />
        {texts.onlyMembers}
      </label>
      {may('pdf', 'download') && (
        <DownloadPdf
          label={texts.pdf}
          progressAt="right"
          disabled={count === 0}
          wpIds={() => {
            const ids = products.map(wpIdOf);
            return ids.filter((wpId) => wpId !== '' && isLinked(links, { wpId, catId }));
          }}
        />
      )}
    </div>
  );
}
