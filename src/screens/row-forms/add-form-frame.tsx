import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';
import { AddFormLayout } from './add-form-layout';

interface AddFormFrameProps extends Omit<ComponentProps<typeof AddFormLayout>, 'buttons'> {
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  /** What stands beside the buttons. */
  readonly footer?: ReactNode;
}

/** The form above a table that adds a row. */
export function AddFormFrame({ isBusy, onSubmit, onReset, footer, ...layout }: AddFormFrameProps) {
  return (
    <form
      aria-label={layout.title}
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
