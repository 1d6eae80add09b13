import type { FieldValues } from 'react-hook-form';
import { Button } from '../../components/controls/button';
import { FormErrors } from '../form-errors';
import { texts } from '../texts';
import { rowFormTexts } from './texts';
import type { RowForm } from './use-row-form';

type FormNoticeProps = Pick<RowForm<FieldValues>, 'otherErrors' | 'offer'>;

const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });

/** What is above the fields of a form: its errors, and what was typed before the page was closed. */
export function FormNotice({ otherErrors, offer }: FormNoticeProps) {
  return (
    <>
      {offer && (
        <div
          role="status"
          className="mb-4 flex flex-wrap items-center gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3"
        >
          <p className="grow basis-full text-muted sm:basis-48">
            {rowFormTexts.unsaved(TIME.format(offer.at))}
          </p>
          <Button size="sm" onClick={offer.restore}>
            {texts.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={offer.discard}>
            {texts.discard}
          </Button>
        </div>
      )}
      <FormErrors errors={otherErrors} />
    </>
  );
}
