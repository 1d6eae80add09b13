import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { texts } from '../texts';

interface UpdateFrameProps {
  readonly title: string;
  /** The row's history on our own server. */
  readonly history: ReactNode;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const FORM_ID = 'update-form';

/** The dialog around a form that updates a row. */
export function UpdateFrame(props: UpdateFrameProps) {
  const { title, history, isBusy, onSave, onClose, footer, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {history}
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
          onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
