import { Field } from '../../components/controls/field';
import { Textarea } from '../../components/controls/textarea';
import { DESCRIPTION_ROWS } from './limits';
import { ReviewFieldsLayout } from './review-fields-layout';
import { texts } from './texts';

/** Takes the room of the add form's fields, which come with a part of the application that is not here yet. */
export function FieldsSkeleton() {
  return (
    <ReviewFieldsLayout
      name={<Room label={texts.userName} className="h-9" />}
      wallpapers={<Room label={texts.enterWpId} className="h-14" />}
      rating={<Room label={texts.rating} className="h-9" />}
      description={
        <Field label={texts.description}>{() => <Textarea rows={DESCRIPTION_ROWS} />}</Field>
      }
      images={<Room label={texts.images} className="h-24.5" />}
    />
  );
}

function Room({ label, className }: { readonly label: string; readonly className: string }) {
  return <Field label={label}>{() => <div className={className} />}</Field>;
}
