import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names';
import { Field } from '../../components/controls/field';
import { Textarea } from '../../components/controls/textarea';
import { texts } from './texts';

export const DESCRIPTION_ROWS = 4;

interface ReviewFieldsLayoutProps {
  /** Whether there are two columns on wide screens. */
  readonly isWide: boolean;
  readonly name: ReactNode;
  readonly wallpapers: ReactNode;
  readonly description: ReactNode;
  readonly rating: ReactNode;
  readonly images: ReactNode;
}

/** The places of a review's fields, shared with their skeleton. */
export function ReviewFieldsLayout({ isWide, ...fields }: ReviewFieldsLayoutProps) {
  return (
    <div className={classNames('col-span-full grid items-start gap-4', isWide && 'lg:grid-cols-2')}>
      <div className="grid gap-4">
        {fields.name}
        {fields.wallpapers}
      </div>
      <div className="grid gap-4">
        {fields.description}
        {fields.rating}
      </div>
      <div className={classNames('flex flex-col gap-4', isWide && 'lg:col-span-2')}>
        {fields.images}
      </div>
    </div>
  );
}

/** As tall as the fields of the add form, which load later. */
export function ReviewFieldsSkeleton() {
  const skeleton = (label: string, className: string) => (
    <Field label={label}>{() => <div className={className} />}</Field>
  );
  return (
    <ReviewFieldsLayout
      isWide
      name={skeleton(texts.userName, 'h-9')}
      wallpapers={skeleton(texts.enterWpId, 'h-14')}
      description={
        <Field label={texts.description}>{() => <Textarea rows={DESCRIPTION_ROWS} />}</Field>
      }
      rating={skeleton(texts.rating, 'h-9')}
      images={skeleton(texts.images, 'h-24.5')}
    />
  );
}
