import { useId } from 'react';
import { Button } from '../../components/controls/button';
import { Dialog } from '../../components/overlays/dialog';
import { outcomeOf, type SignInOutcome } from '../../stores/sign-in/sign-in';
import { saveView } from '../../stores/views/views';
import { FormErrors } from '../form-errors';
import { SignInField } from '../sign-in/sign-in-form';
import { useSignInStep } from '../sign-in/use-sign-in-step';
import { texts as shared } from '../texts';
import { texts } from './texts';

interface SaveViewProps {
  /** The names of views that are part of the product. */
  readonly taken: readonly string[];
  readonly table: string;
  readonly address: string;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and whose it is. */
export function SaveView({ taken, table, address, onClose }: SaveViewProps) {
  const form = useId();
  const { formProps, errors, otherErrors, failure, isBusy } = useSignInStep(
    ['name', 'for'],
    save,
    onClose,
  );

  async function save({ name = '', for: whom }: Record<string, string>): Promise<SignInOutcome> {
    if (taken.some((one) => one.toLowerCase() === name.trim().toLowerCase()))
      return { kind: 'invalid', errors: { name: texts.taken } };
    const settled = await saveView(table, { name, address, isShared: whom === texts.everyone });
    return settled.ok ? { kind: 'done' } : outcomeOf(settled.failure);
  }

  return (
    <Dialog
      title={texts.saveView}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {shared.save}
          </Button>
        </>
      }
    >
      <form {...formProps} id={form} className="flex flex-col gap-4">
        <FormErrors errors={failure ? [failure] : otherErrors} />
        <SignInField label={texts.viewName} name="name" error={errors.name} />
        <div role="radiogroup" aria-label={texts.forWhom} className="flex gap-4">
          {[texts.onlyMe, texts.everyone].map((whom, index) => (
            <label key={whom} className="flex items-center gap-2.5 py-1">
              <input
                type="radio"
                name="for"
                value={whom}
                className="accent-accent"
                defaultChecked={index === 0}
              />
              {whom}
            </label>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
