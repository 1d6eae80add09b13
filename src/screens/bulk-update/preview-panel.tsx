import { type ReactNode, useCallback, useState } from 'react';
import { saveFile } from '../../api/http/save-file';
import type { Ask } from '../../common/ask';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import { Badge } from '../../components/status/badge';
import type { PreviewChange, PreviewKind, PreviewProblem, PreviewSummary, Slice } from './preview';
import type { PreviewHandlers } from './preview-handlers';
import { PreviewTable } from './preview-table';
import { texts } from './texts';

interface PreviewPanelProps {
  readonly kind: PreviewKind;
  readonly fileName: string;
  readonly summary: PreviewSummary;
  readonly ask: Ask<PreviewHandlers>;
}

/** The effect of a chosen file: numbers, problems and changes. */
export function PreviewPanel({ kind, fileName, summary, ask }: PreviewPanelProps) {
  const { counts, changes, problems, unknownColumns } = summary;
  const loadChanges = useCallback((slice: Slice) => ask('changes', slice), [ask]);
  const loadProblems = useCallback((slice: Slice) => ask('problems', slice), [ask]);
  const [isMarking, setMarking] = useState(false);

  async function saveMarked() {
    setMarking(true);
    const bytes = await ask('marked').finally(() => setMarking(false));
    saveFile(new Blob([bytes]), fileName);
  }

  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-wrap gap-2">
        {counts.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
      {unknownColumns.length > 0 && (
        <p className="text-sm text-warning">{texts.unknownColumns(unknownColumns)}</p>
      )}
      {problems > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted text-sm">{texts.allOrNothing}</p>
            <Button size="sm" busy={isMarking} icon={<Icon name="download" />} onClick={saveMarked}>
              {texts.withErrors}
            </Button>
          </div>
          <PreviewTable
            title={texts.problems}
            headers={[texts.row, texts.column, texts.inFile, texts.problem]}
            textColumns={2}
            total={problems}
            load={loadProblems}
            cells={problemCells}
          />
        </>
      )}
      {changes > 0 && <PreviewTable {...changeTables[kind]} total={changes} load={loadChanges} />}
    </div>
  );
}

const changeTables: Record<
  PreviewKind,
  {
    readonly title: string;
    readonly headers: readonly string[];
    readonly textColumns: number;
    readonly cells: (change: PreviewChange) => readonly ReactNode[];
  }
> = {
  rows: {
    title: texts.changes,
    headers: [texts.row, texts.key, texts.column, texts.current, texts.inFile],
    textColumns: 2,
    cells: changeCells,
  },
  links: {
    title: texts.linksToAdd,
    headers: [texts.row, texts.wpId, texts.category],
    textColumns: 1,
    cells: (change) => change,
  },
};

function problemCells({ row, column, shown, message }: PreviewProblem) {
  const bad = (
    <span key="shown" className="text-danger">
      {shown || texts.empty}
    </span>
  );
  return [row, column, bad, message];
}

function changeCells([row, key, column, before, after]: PreviewChange) {
  return [
    row,
    key,
    column,
    <del key="before" className="text-muted no-underline">
      {before || texts.empty}
    </del>,
    <ins key="after" className="font-medium text-ink no-underline">
      {after || texts.empty}
    </ins>,
  ];
}
