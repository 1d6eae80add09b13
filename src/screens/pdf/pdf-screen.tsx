import { useCallback } from 'react';
import type { Row } from '../../entities/row';
import { useList } from '../../stores/lists/use-list';
import { pdfList } from '../../stores/pdf/list';
import type { TablePage } from '../../table/table-query';
import { ScreenTable } from '../screen-table/screen-table';
import { ALL_ROWS, type TableDefaults } from '../screen-table/use-table-query';
import { wallpaperFilterables } from '../screen-table/wallpaper-columns';
import { ScreenTitle } from '../screen-title';
import { texts as screenTexts } from '../texts';
import { ChoiceBar } from './choice-bar';
import { pdfColumns } from './pdf-columns';
import { texts } from './texts';

const NO_ROWS: readonly Row[] = [];
const defaults: TableDefaults = { sorting: [], pageSize: ALL_ROWS, sortable: ['name', 'pdf'] };

/** Makes a PDF of selected wallpapers (specification, PDF screen). */
export function PdfScreen() {
  const { content: wallpapers, ...list } = useList(pdfList);
  const choiceBar = useCallback(
    (page: TablePage<Row> | undefined) => (
      <ChoiceBar wallpapers={wallpapers} matching={page?.rows ?? NO_ROWS} />
    ),
    [wallpapers],
  );
  return (
    <div className="flex flex-col gap-6">
      <ScreenTitle help="pdf">{texts.title}</ScreenTitle>
      <ScreenTable
        name="pdf"
        caption={texts.title}
        emptyHint={screenTexts.addWallpapers}
        columns={pdfColumns}
        rows={wallpapers}
        list={list}
        defaults={defaults}
        filterables={wallpaperFilterables}
        above={choiceBar}
        fixedRows
        cardHeight={84}
      />
    </div>
  );
}
