import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { shopFormat } from '../../common/format-moment';
import { Button } from '../../components/controls/button';
import { FormError } from '../form-error';
import { texts } from '../texts';
import { rowFormTexts } from './texts';
import type { DraftOffer } from './use-draft';

interface FormNoticeProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly offer: DraftOffer | undefined;
}

const TIME = shopFormat({ timeStyle: 'short' });

/**
 * Shown above the fields of a form: its own error, and an offer to restore what was typed before the page was closed.
 */
export function FormNotice<Values extends FieldValues>(props: FormNoticeProps<Values>) {
  const { control, offer } = props;
  const { errors } = useFormState({ control });
  return (
    <>
      {offer && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-4 max-sm:py-2"
        >
          <p className="grow basis-full text-muted sm:basis-48">
            {rowFormTexts.unsaved(TIME.format(offer.at))}
          </p>
          <Button size="sm" onClick={offer.restore}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={offer.discard}>
            {rowFormTexts.discard}
          </Button>
        </div>
      )}
      <FormError error={errors.root} />
    </>
  );
}
