import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, type Path, type UseFormReturn, useFormState } from 'react-hook-form';
import { usePhone } from '../../components/breakpoints';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { Icon } from '../../components/icon';
import type { ChangeOutcome } from '../../stores/changes/list-actions';
import { takeDraft } from '../../stores/session/drafts';
import { texts } from '../texts';
import { AddFormLayout, type AddFormLayoutProps, useAddFormFold } from './add-form-layout';
import { FormNotice } from './form-notice';
import { offerRestore } from './offer-restore';
import { submitForm } from './submit-form';
import { rowFormTexts } from './texts';
import { UploadStatus } from './upload-status';
import { typeAgain, useDraft } from './use-draft';
import { UploadsContext, useUploads } from './use-uploads';

interface AddFormFrameProps<Values extends FieldValues>
  extends Omit<AddFormLayoutProps, 'buttons' | 'notice' | 'fold' | 'isOpen'> {
  readonly form: UseFormReturn<Values>;
  /** The values before any input; they may depend on the time. */
  readonly start: () => Values;
  readonly draftKey: string;
  /** The fields that the browser may keep, should it be closed: no secrets. */
  readonly keptFields: readonly string[];
  readonly send: (values: Values) => Promise<ChangeOutcome>;
  /** Clears what fields hold besides their values. */
  readonly onReset?: () => void;
  /** Content next to the buttons. */
  readonly footer?: ReactNode;
}

/** The form above a table, which adds a row. It can be folded; on a phone it is, until it is opened. */
export function AddFormFrame<Values extends FieldValues>(props: AddFormFrameProps<Values>) {
  const { form, start, draftKey, keptFields, send, onReset, footer, ...layout } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const { hadDraft, offer } = useDraft(form, { key: draftKey, keptFields });
  /** The start values that the form was last filled with. */
  const [currentStart, setCurrentStart] = useState(start);
  const uploads = useUploads(form);
  const isBusy = isSubmitting || uploads.isWaiting;
  const isPhone = usePhone();
  const [isKeptOpen, keepOpen] = useAddFormFold(draftKey);
  /** Whether the user has opened or folded the form on this visit; undefined before. */
  const [isUnfolded, setUnfolded] = useState<boolean | undefined>(hadDraft || undefined);
  const isOpen = isUnfolded ?? (!isPhone && isKeptOpen);
  const element = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  function toggle() {
    flushSync(() => setUnfolded(!isOpen));
    if (!isPhone) keepOpen(!isOpen);
    if (!isOpen) element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  const isTyped = () => Object.keys(form.getValues(undefined, { dirtyFields: true })).length > 0;

  function fillIn(values: Values, { keepErrors = false } = {}) {
    setCurrentStart(values);
    form.reset({ ...values }, { keepFieldsRef: true, keepErrors });
  }

  /** The form may have been open since yesterday. */
  function updateStart() {
    const values = start();
    const isOutdated = Object.keys(values).some((name) => values[name] !== currentStart[name]);
    if (isOutdated && !isTyped()) fillIn(values, { keepErrors: true });
  }

  function startAgain() {
    uploads.cancel();
    fillIn(start());
    onReset?.();
  }

  function reset() {
    const draft = takeDraft(draftKey);
    startAgain();
    const [first] = Object.keys(currentStart);
    if (first) form.setFocus(first as Path<Values>);
    // Easily reset by mistake: on the keyboard, Reset comes before Submit.
    if (draft) offerRestore(() => typeAgain(form, draft));
  }

  function startNextRow() {
    // What was typed while the row was being saved stays.
    if (isTyped()) return;
    startAgain();
    const { activeElement } = document;
    const hasFocus = activeElement === document.body || element.current?.contains(activeElement);
    // While a button has the focus, single keys are shortcuts. The new row then takes the focus.
    if (hasFocus) opener.current?.focus();
  }

  const button = {
    ref: opener,
    'data-opens-form': '',
    'aria-expanded': isOpen,
    'aria-keyshortcuts': isOpen ? undefined : 'n',
    onClick: toggle,
  };

  return (
    <>
      {isPhone && (
        <Button {...button} className="w-full">
          <span className="truncate">{layout.title}</span>
          <Icon
            name="next"
            size={14}
            className={classNames('shrink-0 text-muted', isOpen && 'rotate-90')}
          />
        </Button>
      )}
      <form
        ref={element}
        className={classNames('max-sm:mt-3', !isOpen && 'max-sm:hidden')}
        aria-label={layout.title}
        aria-keyshortcuts={isOpen ? 'n' : undefined}
        noValidate
        onFocus={updateStart}
        onKeyDown={updateStart}
        onSubmit={async (event) => {
          event.preventDefault();
          // Keys can submit the form even while its button is busy.
          if (isBusy || !(await uploads.arrive())) return;
          await submitForm(form, send, startNextRow);
        }}
      >
        <AddFormLayout
          {...layout}
          isOpen={isOpen}
          fold={
            !isPhone && (
              <Button {...button} size="sm">
                {isOpen ? rowFormTexts.hide : rowFormTexts.show}
              </Button>
            )
          }
          fields={<UploadsContext value={uploads}>{layout.fields}</UploadsContext>}
          notice={<FormNotice control={form.control} offer={offer} />}
          buttons={
            <>
              {footer}
              <UploadStatus uploads={uploads} />
              <Button onClick={reset}>{texts.reset}</Button>
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
