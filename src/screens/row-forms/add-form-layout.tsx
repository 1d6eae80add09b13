import type { ReactNode } from 'react';

interface AddFormLayoutProps {
  readonly title: string;
  /** What stands between the title and the fields. */
  readonly notice?: ReactNode;
  readonly fields: ReactNode;
  /** What stands between the fields and the buttons. */
  readonly below?: ReactNode;
  readonly buttons: ReactNode;
}

/** Where things stand on the add form. */
export function AddFormLayout({ title, notice, fields, below, buttons }: AddFormLayoutProps) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      <h2 className="mb-4 font-semibold text-ink text-sm">{title}</h2>
      {notice}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-4">
        {fields}
      </div>
      {below}
      <div className="mt-4 flex items-center justify-end gap-2">{buttons}</div>
    </div>
  );
}
