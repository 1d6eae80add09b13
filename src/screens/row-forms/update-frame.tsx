import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { texts } from '../texts';
import { RowSteps, type RowStepsProps } from './row-steps';

interface UpdateFrameProps {
  readonly title: string;
  /** The row's history on our own server. */
  readonly history: ReactNode;
  /** Ways to other rows. */
  readonly steps: Omit<RowStepsProps, 'onSave'>;
  readonly isBusy: boolean;
  readonly onSave: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const FORM_ID = 'update-form';

/** The dialog around a form that updates a row. */
export function UpdateFrame(props: UpdateFrameProps) {
  const { title, history, steps, isBusy, onSave, onClose, footer, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto flex items-center gap-1">
            <RowSteps {...steps} onSave={onSave} />
            {history}
          </span>
          {footer}
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          <Button variant="primary" type="submit" form={FORM_ID} busy={isBusy}>
            {texts.update}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
