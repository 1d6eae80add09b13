import { useCallback } from 'react';
import type { Row } from '../../entities/row';
import { useList } from '../../stores/lists/use-list';
import { pdfList } from '../../stores/pdf/list';
import { ScreenTable } from '../screen-table/screen-table';
import { ALL_ROWS, type TableDefaults } from '../screen-table/use-table-query';
import { wallpaperFilterables } from '../screen-table/wallpaper-columns';
import { ScreenTitle } from '../screen-title';
import { texts as screenTexts } from '../texts';
import { ChoiceBar } from './choice-bar';
import { pdfColumns } from './pdf-columns';
import { texts } from './texts';

const defaults: TableDefaults = { sorting: [], pageSize: ALL_ROWS, sortable: ['name', 'pdf'] };

/** Makes a PDF of selected wallpapers (specification, PDF screen). */
export function PdfScreen() {
  const { content: wallpapers, ...list } = useList(pdfList);
  const choiceBar = useCallback(
    (matching: readonly Row[]) => <ChoiceBar wallpapers={wallpapers} matching={matching} />,
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
