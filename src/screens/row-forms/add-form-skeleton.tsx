import type { ReactNode } from 'react';
import { Button } from '../../components/controls/button';
import { texts } from '../texts';
import { AddFormLayout } from './add-form-layout';

interface AddFormSkeletonProps {
  readonly title: string;
  /** As high as the fields that will stand here. */
  readonly fields: ReactNode;
}

/**
 * Takes the room of an add form while that is on its way, so that the table below stands where it
 * will stay. Nobody sees it.
 */
export function AddFormSkeleton({ title, fields }: AddFormSkeletonProps) {
  return (
    <div aria-hidden className="invisible">
      <AddFormLayout title={title} fields={fields} buttons={<Button>{texts.submit}</Button>} />
    </div>
  );
}
