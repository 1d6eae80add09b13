import { useCallback } from 'react';
import { Badge } from '../../../components/badge';
import type { PreviewChange, PreviewProblem, PreviewSummary, Slice } from './preview-calls';
import type { PreviewClient } from './preview-client';
import { PreviewTable } from './preview-table';
import { texts } from './texts';

interface PreviewPanelProps {
  readonly summary: PreviewSummary;
  readonly ask: PreviewClient['ask'];
}

/** What a chosen file would do: the numbers, what is wrong, and each cell that changes. */
export function PreviewPanel({ summary, ask }: PreviewPanelProps) {
  const { changedCells, invalidCells, unknownRows, unknownColumns } = summary;
  const loadChanges = useCallback((slice: Slice) => ask('changes', slice), [ask]);
  const loadProblems = useCallback((slice: Slice) => ask('problems', slice), [ask]);
  const problems = invalidCells + unknownRows;
  return (
    <div className="flex flex-col gap-3">
      <Summary summary={summary} />
      {unknownColumns.length > 0 && (
        <p className="text-sm text-warning">{texts.unknownColumns(unknownColumns)}</p>
      )}
      {problems > 0 && (
        <>
          <p className="text-muted text-sm">{texts.allOrNothing}</p>
          <PreviewTable
            title={texts.problems}
            headers={[texts.row, texts.column, texts.inFile, texts.message]}
            textColumns={2}
            total={problems}
            load={loadProblems}
            cells={problemCells}
          />
        </>
      )}
      {changedCells > 0 && (
        <PreviewTable
          title={texts.changes}
          headers={[texts.row, texts.key, texts.column, texts.now, texts.inFile]}
          textColumns={2}
          total={changedCells}
          load={loadChanges}
          cells={changeCells}
        />
      )}
    </div>
  );
}

function Summary({ summary }: { readonly summary: PreviewSummary }) {
  const { changedCells, changedRows, invalidCells, unknownRows, unchangedRows } = summary;
  return (
    <div role="status" className="flex flex-wrap gap-2">
      {changedCells > 0 ? (
        <Badge tone="accent">{texts.changedCells(changedCells, changedRows)}</Badge>
      ) : (
        <Badge tone="neutral">{texts.nothingChanges}</Badge>
      )}
      {invalidCells > 0 && <Badge tone="danger">{texts.invalidCells(invalidCells)}</Badge>}
      {unknownRows > 0 && <Badge tone="danger">{texts.unknownRows(unknownRows)}</Badge>}
      {unchangedRows > 0 && <Badge tone="neutral">{texts.unchangedRows(unchangedRows)}</Badge>}
    </div>
  );
}

function problemCells({ row, column, shown, message }: PreviewProblem) {
  const bad = (
    <span key="shown" className="text-danger">
      {shown || texts.empty}
    </span>
  );
  return [row, column, bad, message];
}

function changeCells({ row, key, column, before, after }: PreviewChange) {
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
