import type { ReactNode } from 'react';

interface ReviewFieldsLayoutProps {
  readonly name: ReactNode;
  readonly wallpapers: ReactNode;
  readonly rating: ReactNode;
  readonly description: ReactNode;
  readonly images: ReactNode;
}

/** Where the fields stand on the add form: those that take much room side by side, where that is wide. */
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
