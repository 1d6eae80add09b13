import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';
import { AddFormLayout, type AddFormLayoutProps } from './add-form-layout';

interface AddFormFrameProps extends Omit<AddFormLayoutProps, 'buttons'> {
  /** Whether it holds something that was typed before. */
  readonly isBegun: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onReset: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
}

/** The form above a table, which adds a row. On a phone, a button unfolds it. */
export function AddFormFrame(props: AddFormFrameProps) {
  const { isBegun, isBusy, onSubmit, onReset, footer, ...layout } = props;
  const [isUnfolded, setUnfolded] = useState(isBegun);
  const form = useRef<HTMLFormElement>(null);

  function toggle() {
    flushSync(() => setUnfolded(!isUnfolded));
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  return (
    <>
      <Button
        className="w-full sm:hidden"
        aria-expanded={isUnfolded}
        aria-keyshortcuts={isUnfolded ? undefined : 'n'}
        onClick={toggle}
      >
        {layout.title}
      </Button>
      <form
        ref={form}
        className={classNames('max-sm:mt-3', !isUnfolded && 'max-sm:hidden')}
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
    </>
  );
}
