import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';
import { AddFormLayout, type AddFormLayoutProps } from './add-form-layout';
import { FormNotice } from './form-notice';
import type { RowForm } from './use-row-form';

interface AddFormFrameProps extends Omit<AddFormLayoutProps, 'buttons' | 'notice'> {
  readonly state: Omit<RowForm<FieldValues>, 'form'>;
  readonly onReset: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
}

/** The form above a table, which adds a row. On a phone, a button unfolds it. */
export function AddFormFrame(props: AddFormFrameProps) {
  const { state, onReset, footer, ...layout } = props;
  const [isUnfolded, setUnfolded] = useState(state.isBegun);
  const form = useRef<HTMLFormElement>(null);

  function toggle() {
    flushSync(() => setUnfolded(!isUnfolded));
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  return (
    <>
      <Button
        className="w-full truncate max-sm:block sm:hidden"
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
          void state.submit();
        }}
      >
        <AddFormLayout
          {...layout}
          notice={<FormNotice {...state} />}
          buttons={
            <>
              {footer}
              <Button onClick={onReset}>{texts.reset}</Button>
              <Button variant="primary" type="submit" busy={state.isBusy}>
                {texts.submit}
              </Button>
            </>
          }
        />
      </form>
    </>
  );
}
