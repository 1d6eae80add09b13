import { type ReactNode, useState } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '../../components/controls/button';
import { Dialog, type DialogProps } from '../../components/overlays/dialog';
import { FormDialog } from '../../components/overlays/form-dialog';
import { texts as componentTexts } from '../../components/texts';
import { type Row, rowId } from '../../entities/row';
import { dropDraft } from '../../stores/session/drafts';
import { HistoryButton } from '../history/history-button';
import { NeighbourButtons } from '../screen-table/neighbour-buttons';
import { type TableOfRow, useNeighbours } from '../screen-table/use-neighbours';
import { texts } from '../texts';
import { dialogTexts } from './dialog-texts';
import { FormNotice } from './form-notice';
import { startAtFirst } from './start-at-first';
import { rowFormTexts } from './texts';
import { UploadStatus } from './upload-status';
import type { DraftOffer } from './use-draft';
import { UploadsContext, useUploads } from './use-uploads';

/** What a screen opens an update dialog with. */
export interface RowDialogProps {
  readonly row: Row;
  /** Its previous and next rows are those of the table. */
  readonly table: TableOfRow;
  readonly draftKey: string;
  readonly onGoTo: (row: Row) => void;
  readonly onClose: () => void;
  /** Opens it again, with the row as it was. */
  readonly onReopen: (row: Row) => void;
}

interface UpdateFrameProps<Values extends FieldValues> extends RowDialogProps {
  readonly title: string;
  readonly size?: DialogProps['size'];
  /** The entity whose history has the row on our own server, if any. */
  readonly entity: string | undefined;
  readonly refresh: () => Promise<void>;
  readonly form: UseFormReturn<Values>;
  readonly offer: DraftOffer | undefined;
  /** Returns whether the row was saved while the dialog was open. */
  readonly onSave: () => Promise<boolean>;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The dialog around a form that updates a row. */
export function UpdateFrame<Values extends FieldValues>(props: UpdateFrameProps<Values>) {
  const { title, size, entity, refresh, form, offer, onSave, footer, children } = props;
  const { row, table, draftKey, onGoTo, onClose } = props;
  const { isSubmitting, isDirty } = useFormState({ control: form.control });
  const uploads = useUploads(form);
  const isChanged = isDirty || uploads.running.length > 0;
  /** The row that the user wants to go to, while asked about unsaved changes. */
  const [next, setNext] = useState<Row>();
  const neighbours = useNeighbours(rowId(row), table);

  const save = async () => (await uploads.arrive()) && (await onSave());

  async function saveAndGoTo(other: Row) {
    const isSaved = await save();
    setNext(undefined);
    if (isSaved) onGoTo(other);
  }

  function discardAndGoTo(other: Row) {
    dropDraft(draftKey);
    onGoTo(other);
  }

  return (
    <FormDialog
      title={title}
      size={size}
      submitLabel={texts.update}
      cancelLabel={componentTexts.close}
      isSubmitting={isSubmitting || uploads.isWaiting}
      onSubmit={save}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto flex items-center gap-1">
            <NeighbourButtons
              {...neighbours}
              labels={dialogTexts.neighbours}
              onGoTo={isChanged ? setNext : onGoTo}
            />
            {entity && (
              <HistoryButton
                className="max-sm:gap-0 max-sm:text-[0px]"
                entity={entity}
                row={row.id}
                onChanged={() => void refresh()}
                onLeft={onClose}
              />
            )}
          </span>
          {footer}
          <UploadStatus uploads={uploads} />
          {/* Inside this dialog, because a click in a separate one would close this one. */}
          {next && (
            <Dialog
              title={dialogTexts.saveTitle}
              size="sm"
              onClose={() => setNext(undefined)}
              footer={<Button onClick={() => discardAndGoTo(next)}>{rowFormTexts.discard}</Button>}
              action={{
                label: dialogTexts.save,
                'data-autofocus': true,
                run: () => saveAndGoTo(next),
              }}
            >
              {dialogTexts.saveQuestion}
            </Dialog>
          )}
        </>
      }
    >
      <div ref={startAtFirst}>
        <FormNotice control={form.control} offer={offer} />
        <UploadsContext value={uploads}>{children}</UploadsContext>
      </div>
    </FormDialog>
  );
}
