import { Suspense, useMemo, useState } from 'react';
import type { Row } from '../../entities/row';
import { useList } from '../../stores/lists/use-list';
import { reviewList } from '../../stores/reviews/list';
import { lazyPart } from '../loading/lazy-part';
import { AddFormRoom } from '../row-forms/add-form-room';
import { useRowDialogs } from '../row-forms/use-row-dialogs';
import { ScreenTable } from '../screen-table/screen-table';
import type { TableDefaults } from '../screen-table/use-table-query';
import { FieldsRoom } from './fields-room';
import { reviewColumns } from './review-columns';
import { texts } from './texts';

const AddReviewForm = lazyPart(async () => (await import('./add-review-form')).AddReviewForm);
const UpdateReviewDialog = lazyPart(
  async () => (await import('./update-review-dialog')).UpdateReviewDialog,
);
const LargeImages = lazyPart(async () => (await import('./large-images')).LargeImages);
const RemoveReviewDialog = lazyPart(
  async () => (await import('./remove-review-dialog')).RemoveReviewDialog,
);
const LeaveGuard = lazyPart(async () => (await import('../row-forms/leave-guard')).LeaveGuard);

const DRAFT_KEY = 'review:update';

/** 100 a page (specification, Review screen), in the server's order. */
const DEFAULTS: TableDefaults = {
  sort: null,
  pageSize: 100,
  sortable: ['id', 'name', 'status', 'rating'],
};

/** The customers' reviews. */
export function ReviewScreen() {
  const { content, ...list } = useList(reviewList);
  const { updated, removed, update, remove, closeUpdate, closeRemove } = useRowDialogs(DRAFT_KEY);
  const [shown, setShown] = useState<{ readonly row: Row; readonly first: number }>();
  const columns = useMemo(
    () => reviewColumns({ update, remove, showImages: (row, first) => setShown({ row, first }) }),
    [update, remove],
  );

  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{texts.title}</h1>
      <Suspense fallback={<AddFormRoom title={texts.add} fields={<FieldsRoom />} />}>
        <AddReviewForm knownIds={content.wpId} />
      </Suspense>
      <Suspense>
        {updated && (
          <UpdateReviewDialog
            row={updated}
            knownIds={content.wpId}
            draftKey={DRAFT_KEY}
            onClose={closeUpdate}
          />
        )}
        {removed && <RemoveReviewDialog row={removed} onClose={closeRemove} />}
        {shown && (
          <LargeImages row={shown.row} first={shown.first} onClose={() => setShown(undefined)} />
        )}
        <LeaveGuard />
      </Suspense>
      <ScreenTable
        name={reviewList.key}
        caption={texts.title}
        columns={columns}
        rows={content.review}
        list={list}
        defaults={DEFAULTS}
      />
    </div>
  );
}
