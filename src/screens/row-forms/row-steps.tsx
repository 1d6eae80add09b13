import { useState } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { type Row, rowId } from '../../entities/row';
import { dropDraft, readDraft } from '../../stores/session/drafts';
import { StepButtons } from '../screen-table/step-buttons';
import { type TableOfRow, useNeighbours } from '../screen-table/use-neighbours';
import { texts } from '../texts';
import { rowFormTexts } from './texts';

export interface RowStepsProps {
  readonly row: Row;
  readonly table: TableOfRow;
  readonly draftKey: string;
  /** Returns whether the changes were saved. */
  readonly onSave: () => Promise<boolean>;
  readonly onGoTo: (row: Row) => void;
}

/** Buttons from an update form to those of the rows before and after. Asks first what to do with changes. */
export function RowSteps({ row, table, draftKey, onSave, onGoTo }: RowStepsProps) {
  const [asked, setAsked] = useState<Row>();

  async function save(next: Row) {
    const isSaved = await onSave();
    setAsked(undefined);
    if (isSaved) onGoTo(next);
  }

  function discard(next: Row) {
    dropDraft(draftKey);
    onGoTo(next);
  }

  return (
    <>
      <StepButtons
        {...useNeighbours(rowId(row), table)}
        labels={texts.steps}
        onGoTo={(next) => (readDraft(draftKey) ? setAsked(next) : onGoTo(next))}
      />
      {asked && (
        <Dialog
          title={rowFormTexts.saveTitle}
          size="sm"
          onClose={() => setAsked(undefined)}
          footer={<Button onClick={() => discard(asked)}>{texts.discard}</Button>}
          action={{ label: texts.save, 'data-autofocus': true, run: () => save(asked) }}
        >
          {rowFormTexts.saveQuestion}
        </Dialog>
      )}
    </>
  );
}
