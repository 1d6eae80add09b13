import { useMemo, useState } from 'react';
import { wpIdKey } from '../../entities/catalogue-link';
import type { Row } from '../../entities/row';
import { wpIdOf } from '../../entities/wallpaper';
import { useList } from '../../stores/lists/use-list';
import { pdfList } from '../../stores/pdf/list';
import { may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { ScreenTable } from '../screen-table/screen-table';
import { useAddressParams, withParam } from '../screen-table/use-address-params';
import { ALL_ROWS, type TableDefaults } from '../screen-table/use-table-query';
import { ScreenTitle } from '../screen-title';
import { texts as screenTexts } from '../texts';
import { wallpaperFilterables } from '../wallpapers/wallpaper-columns';
import type { CategoryMembers } from './category-filter';
import { ChoiceBar } from './choice-bar';
import { pdfColumns } from './pdf-columns';
import { texts } from './texts';

const CategoryFilter = lazyChunk(async () => (await import('./category-filter')).CategoryFilter);

const NO_ROWS: readonly Row[] = [];
const defaults: TableDefaults = { sorting: [], pageSize: ALL_ROWS, sortable: ['name', 'pdf'] };

const CATEGORY = 'category';

/** Makes a PDF of selected wallpapers (specification, PDF screen). */
export function PdfScreen() {
  const { content: wallpapers, ...list } = useList(pdfList);
  const { params, push } = useAddressParams();
  const catId = may('catalogue', 'read') ? params.get(CATEGORY) : null;
  const [latest, setMembers] = useState<CategoryMembers>();
  // After another category has been chosen, its wallpapers follow a moment later.
  const members = latest?.catId === catId ? latest : undefined;
  const keys = members?.keys;
  const category = useMemo(() => {
    if (catId === null || !keys) return undefined;
    return wallpapers.filter((wallpaper) => keys.has(wpIdKey(wpIdOf(wallpaper))));
  }, [wallpapers, catId, keys]);
  const isFailed = members?.status === 'failed';
  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle help="pdf">{texts.title}</ScreenTitle>
      <ScreenTable
        caption={texts.title}
        emptyHint={catId === null ? screenTexts.addWallpapers : texts.emptyCategory}
        columns={pdfColumns}
        rows={catId === null ? wallpapers : (category ?? NO_ROWS)}
        list={
          catId === null || category
            ? list
            : {
                ...list,
                status: isFailed ? 'failed' : 'loading',
                refreshing: isFailed ? members.refreshing : list.refreshing,
                refresh: isFailed ? members.refresh : list.refresh,
              }
        }
        defaults={defaults}
        filterables={wallpaperFilterables}
        above={({ options }) => (
          <ChoiceBar
            wallpapers={wallpapers}
            category={category}
            found={options.meta?.page?.rows ?? NO_ROWS}
          />
        )}
        lead={() =>
          may('catalogue', 'read') && (
            <div className="min-h-9 w-full max-sm:order-1 max-sm:min-h-11 sm:w-80">
              <CategoryFilter
                catId={catId}
                onChoose={(next) => push((now) => withParam(now, CATEGORY, next))}
                onMembers={setMembers}
              />
            </div>
          )
        }
        fixedRows
        cardHeight={84}
      />
    </div>
  );
}
