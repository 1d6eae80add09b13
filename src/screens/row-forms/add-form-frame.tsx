import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';
import { AddFormLayout, type AddFormLayoutProps } from './add-form-layout';

interface AddFormFrameProps extends Omit<AddFormLayoutProps, 'buttons'> {
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
}

/** The form above a table, which adds a row. */
export function AddFormFrame({ isBusy, onSubmit, onReset, footer, ...layout }: AddFormFrameProps) {
  return (
    <form
      aria-label={layout.title}
      aria-keyshortcuts="n"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <AddFormLayout
        {...layout}
        buttons={
          <>
            {footer}
            <Button variant="secondary" onClick={onReset}>
              {texts.reset}
            </Button>
            <Button variant="primary" type="submit" busy={isBusy}>
              {texts.submit}
            </Button>
          </>
        }
      />
    </form>
  );
}
