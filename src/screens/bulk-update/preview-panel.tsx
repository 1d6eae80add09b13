import type { Ask } from '../../common/worker-calls';
import { BusyButton } from '../../components/controls/busy-button';
import { Icon } from '../../components/icon';
import { Badge } from '../../components/status/badge';
import { showAlert } from '../../stores/calls/notices';
import { saveFile } from '../../stores/save-file';
import type { PreviewSummary } from './preview';
import type { PreviewHandlers } from './preview-handlers';
import { PreviewTable } from './preview-table';
import { texts } from './texts';

interface PreviewPanelProps {
  readonly fileName: string;
  readonly summary: PreviewSummary;
  readonly ask: Ask<PreviewHandlers>;
}

/** The effect of a chosen file: numbers, problems and changes. */
export function PreviewPanel({ fileName, summary, ask }: PreviewPanelProps) {
  const { counts, problems, unknownColumns, columnsOfNewRows, tables } = summary;

  async function saveMarked() {
    const marked = await ask('marked').catch(() => undefined);
    if (marked) saveFile(new Blob([marked]), texts.withErrorsName(fileName));
    else showAlert(texts.notMarked);
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div role="status" className="flex flex-wrap gap-2">
          {counts.map(({ tone, text }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </div>
        {problems > 0 && (
          <BusyButton size="sm" icon={<Icon name="download" />} run={saveMarked}>
            {texts.withErrors}
          </BusyButton>
        )}
      </div>
      {unknownColumns.length > 0 && (
        <p className="text-sm text-warning">{texts.unknownColumns(unknownColumns)}</p>
      )}
      {columnsOfNewRows.length > 0 && (
        <p className="text-muted text-sm">{texts.columnsOfNewRows(columnsOfNewRows)}</p>
      )}
      {tables.map((table, index) => (
        <PreviewTable key={table.title} {...table} index={index} ask={ask} />
      ))}
    </div>
  );
}
