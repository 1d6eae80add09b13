import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names';
import { Button } from '../../components/controls/button';
import { useFold } from '../../stores/preferences/folds';
import { texts } from '../texts';

export interface AddFormLayoutProps {
  readonly title: string;
  /** The button that folds the form, beside its title. */
  readonly fold?: ReactNode;
  readonly isOpen: boolean;
  /** Content between the title and the fields. */
  readonly notice?: ReactNode;
  readonly fields: ReactNode;
  /** Content between the fields and the buttons. */
  readonly below?: ReactNode;
  readonly buttons: ReactNode;
}

/** The look of an add form, shared with its skeleton. */
export function AddFormLayout(props: AddFormLayoutProps) {
  const { title, fold, isOpen, notice, fields, below, buttons } = props;
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      {/* The button is as tall as the text, so it takes no extra room. */}
      <div
        className={classNames(
          'flex h-5 items-center justify-between max-sm:hidden',
          isOpen && 'mb-4',
        )}
      >
        <h2 className="font-semibold text-ink text-sm">{title}</h2>
        {fold}
      </div>
      <div hidden={!isOpen} className="@container">
        {notice}
        <div className="group/fields grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-4">
          {fields}
        </div>
        {below}
        <div className="mt-4 flex items-center justify-end gap-2">{buttons}</div>
      </div>
    </div>
  );
}

/** Whether an add form is open, and a function that opens or folds it. Kept for the user. */
export const useAddFormFold = (draftKey: string) => useFold(draftKey, true);

interface AddFormSkeletonProps extends Pick<AddFormLayoutProps, 'title' | 'fields'> {
  readonly draftKey: string;
}

/** Invisible, and as tall as the add form that replaces it, so that the table below does not move. */
export function AddFormSkeleton({ draftKey, ...props }: AddFormSkeletonProps) {
  const [isOpen] = useAddFormFold(draftKey);
  return (
    <div aria-hidden data-form-loading className="invisible max-sm:h-11 max-sm:overflow-hidden">
      <AddFormLayout {...props} isOpen={isOpen} buttons={<Button>{texts.submit}</Button>} />
    </div>
  );
}
