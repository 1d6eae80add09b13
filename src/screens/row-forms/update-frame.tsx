import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { HistoryButton } from '../history/history-button';
import { texts } from '../texts';
import { FormNotice } from './form-notice';
import { RowSteps, type RowStepsProps } from './row-steps';
import type { UpdateForm } from './use-update-form';

interface UpdateFrameProps {
  readonly title: string;
  /** Whose history the row has on our own server. */
  readonly entity: string;
  readonly refresh: () => Promise<void>;
  readonly state: Pick<UpdateForm<FieldValues>, 'save' | 'isBusy' | 'otherErrors' | 'offer'>;
  /** Ways to other rows. */
  readonly steps: Omit<RowStepsProps, 'onSave'>;
  readonly onClose: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const FORM_ID = 'update-form';

/** The dialog around a form that updates a row. */
export function UpdateFrame(props: UpdateFrameProps) {
  const { title, entity, refresh, state, steps, onClose, footer, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto flex items-center gap-1">
            <RowSteps {...steps} onSave={state.save} />
            <HistoryButton
              className="max-sm:gap-0 max-sm:text-[0px]"
              entity={entity}
              row={steps.row.id}
              onChanged={() => void refresh()}
              onLeft={onClose}
            />
          </span>
          {footer}
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={state.isBusy}>
            {texts.update}
          </Button>
        </>
      }
    >
      <form
        ref={startAtFirst}
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void state.save();
        }}
      >
        <FormNotice {...state} />
        {children}
      </form>
    </Dialog>
  );
}

/** The first field gets the focus. Until it is used, `[` and `]` still go to other rows (`press.ts`). */
function startAtFirst(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('input:not([readonly]), select, textarea');
  // The keyboard of a touch screen would cover the other fields.
  if (!first || window.matchMedia?.('(pointer: coarse)').matches) return;
  first.dataset.autofocus = '';
  for (const type of ['input', 'pointerdown', 'blur'])
    first.addEventListener(type, () => delete first.dataset.autofocus, { once: true });
}
