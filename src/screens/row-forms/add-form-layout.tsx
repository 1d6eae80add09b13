import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';

export interface AddFormLayoutProps {
  readonly title: string;
  /** Content between the title and the fields. */
  readonly notice?: ReactNode;
  readonly fields: ReactNode;
  /** Content between the fields and the buttons. */
  readonly below?: ReactNode;
  readonly buttons: ReactNode;
}

export function AddFormLayout({ title, notice, fields, below, buttons }: AddFormLayoutProps) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      <h2 className="mb-4 max-sm:hidden font-semibold text-ink text-sm">{title}</h2>
      {notice}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-4">
        {fields}
      </div>
      {below}
      <div className="mt-4 flex items-center justify-end gap-2">{buttons}</div>
    </div>
  );
}

/** Invisible, and as high as the add form that replaces it, so that the table below does not move. */
export function AddFormSkeleton(props: Pick<AddFormLayoutProps, 'title' | 'fields'>) {
  return (
    <div aria-hidden data-form-loading className="invisible max-sm:h-11 max-sm:overflow-hidden">
      <AddFormLayout {...props} buttons={<Button>{texts.submit}</Button>} />
    </div>
  );
}
