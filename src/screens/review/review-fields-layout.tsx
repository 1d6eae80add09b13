import type { ReactNode } from 'react';
import { Field } from '../../components/controls/field';
import { Textarea } from '../../components/controls/textarea';
import { texts } from './texts';

export const DESCRIPTION_ROWS = 5;

interface ReviewFieldsLayoutProps {
  readonly name: ReactNode;
  readonly wallpapers: ReactNode;
  readonly rating: ReactNode;
  readonly description: ReactNode;
  readonly images: ReactNode;
}

/** The layout of the add form: two columns on wide screens. */
export function ReviewFieldsLayout(fields: ReviewFieldsLayoutProps) {
  return (
    <div className="col-span-full grid items-start gap-4 lg:grid-cols-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.name}
        {fields.rating}
        <div className="sm:col-span-2">{fields.wallpapers}</div>
      </div>
      <div>{fields.description}</div>
      <div className="lg:col-span-2">{fields.images}</div>
    </div>
  );
}

/** As high as the fields of the add form, which load later. */
export function ReviewFieldsSkeleton() {
  return (
    <ReviewFieldsLayout
      name={<FieldSkeleton label={texts.userName} className="h-9" />}
      wallpapers={<FieldSkeleton label={texts.enterWpId} className="h-14" />}
      rating={<FieldSkeleton label={texts.rating} className="h-9" />}
      description={
        <Field label={texts.description}>{() => <Textarea rows={DESCRIPTION_ROWS} />}</Field>
      }
      images={<FieldSkeleton label={texts.images} className="h-24.5" />}
    />
  );
}

function FieldSkeleton(props: Readonly<Record<'label' | 'className', string>>) {
  return <Field label={props.label}>{() => <div className={props.className} />}</Field>;
}
