import { type KeyboardEvent, useMemo, useState } from 'react';
import { rowId } from '../../entities/row';
import { loadOrAlert } from '../../stores/calls/load-or-alert';
import { useAddedFirst } from '../../stores/lists/added-row';
import { useList } from '../../stores/lists/use-list';
import { reviewList, reviewName } from '../../stores/reviews/list';
import { isOwnServer, may } from '../../stores/session/rights';
import { lazyChunk } from '../loading/lazy-chunk';
import { lazyOverlay } from '../loading/use-lazy-overlay';
import { AddFormSkeleton } from '../row-forms/add-form-layout';
import { useRowDialogs } from '../row-forms/use-row-dialogs';
import { ScreenTable } from '../screen-table/screen-table';
import { useRowInAddress } from '../screen-table/use-row-in-address';
import type { TableDefaults } from '../screen-table/use-table-query';
import { ScreenTitle } from '../screen-title';
import { ButtonsPlaceholder } from '../selection/buttons-placeholder';
import type { Selecting } from '../selection/selecting';
import { texts as screenTexts } from '../texts';
import { offersFor, reviewColumns } from './review-columns';
import { ReviewFieldsSkeleton } from './review-fields-layout';
import { isNew, STATUS_OF_KEY } from './review-row';
import { texts } from './texts';

const AddReviewForm = lazyChunk(
  async () => (await import('./add-review-form')).AddReviewForm,
  () => (
    <AddFormSkeleton title={texts.add} draftKey="review:add" fields={<ReviewFieldsSkeleton />} />
  ),
);
const UpdateReviewDialog = lazyOverlay(
  async () => (await import('./update-review-dialog')).UpdateReviewDialog,
);
const ReviewViewer = lazyOverlay(async () => (await import('./review-viewer')).ReviewViewer);
const RemoveDialog = lazyOverlay(
  async () => (await import('../row-forms/remove-dialog')).RemoveDialog,
);
const ReviewButtons = lazyChunk(
  async () => (await import('./review-buttons')).ReviewButtons,
  ButtonsPlaceholder,
);
const ReviewSelectionBar = lazyOverlay(
  async () => (await import('./review-selection-bar')).ReviewSelectionBar,
);
const ViewButtons = lazyChunk(
  async () => (await import('../screen-table/view-buttons')).ViewButtons,
  // As wide as the button.
  () => <div className="w-19" />,
);
const loadDecide = () => import('./decide');
const loadChanges = () => import('../../stores/reviews/changes');

const DRAFT_KEY = 'review:update';

const DEFAULTS: TableDefaults = {
  sorting: [],
  pageSize: 100,
  sortable: ['id', 'name', 'status', 'rating'],
};

const SELECTING: Selecting = {
  titleOf: reviewName,
  buttons: () => <ReviewButtons />,
  bar: (selection) => <ReviewSelectionBar {...selection} />,
};

/** The customers' reviews (specification, Review screen). */
export function ReviewsScreen() {
  const { content, ...list } = useList(reviewList);
  const rows = useAddedFirst(reviewList.key, content.review);
  const { editedRow, setEditedRow, rowToRemove, setRowToRemove } = useRowDialogs(DRAFT_KEY);
  const [viewed, setViewed] = useState<{ readonly id: string; readonly first: number }>();
  const shown = viewed && rows.find((row) => rowId(row) === viewed.id);
  useRowInAddress(rows, list, setEditedRow);
  const columns = useMemo(
    () =>
      reviewColumns({
        update: may('review', 'update') ? setEditedRow : undefined,
        remove: may('review', 'remove') ? setRowToRemove : undefined,
        decide:
          may('review', 'update') && isOwnServer()
            ? async (row, status) => (await loadOrAlert(loadDecide))?.decide(row, status)
            : undefined,
        showImages: (row, first) => setViewed({ id: rowId(row), first }),
      }),
    [setEditedRow, setRowToRemove],
  );

  const { filterables, views } = offersFor(content.review);
  const table = { rows, columns, defaults: DEFAULTS, filterables };

  async function decideOnKey({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
    // With Caps Lock, letters are capitals.
    const status = STATUS_OF_KEY[key.toLowerCase()];
    if (!status || ctrlKey || metaKey || altKey || shiftKey) return;
    const row = target instanceof Element && target.closest<HTMLElement>('tr[data-row]');
    if (!row || !may('review', 'update')) return;
    const id = row.dataset.row;
    (await loadOrAlert(loadDecide))?.decideByKey(status, id, rows);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the rows in it.
    <div className="flex flex-col gap-6" onKeyDown={decideOnKey}>
      <ScreenTitle help="review">{texts.title}</ScreenTitle>
      {may('review', 'add') && <AddReviewForm knownIds={content.wpId} />}
      {editedRow && may('review', 'update') && (
        <UpdateReviewDialog
          key={rowId(editedRow)}
          row={editedRow}
          knownIds={content.wpId}
          draftKey={DRAFT_KEY}
          table={table}
          onGoTo={setEditedRow}
          onClose={() => setEditedRow(undefined)}
          onReopen={setEditedRow}
        />
      )}
      {rowToRemove && (
        <RemoveDialog
          name={reviewName(rowToRemove)}
          kind={texts.title}
          onRemove={async () => (await loadOrAlert(loadChanges))?.removeReview(rowToRemove)}
          onClose={() => setRowToRemove(undefined)}
        />
      )}
      {shown && (
        <ReviewViewer
          row={shown}
          first={viewed.first}
          table={table}
          onGoTo={(row) => setViewed({ id: rowId(row), first: 0 })}
          onClose={() => setViewed(undefined)}
        />
      )}
      <ScreenTable
        history="review"
        caption={texts.title}
        emptyHint={screenTexts.addFirst}
        columns={columns}
        rows={rows}
        list={list}
        defaults={DEFAULTS}
        filterables={filterables}
        views={views}
        buttonViews={views}
        lead={() =>
          views && (
            <ViewButtons views={views} counts={[rows.filter(isNew).length]} defaults={DEFAULTS} />
          )
        }
        selecting={may('review', 'update', 'remove', 'export') ? SELECTING : undefined}
      />
    </div>
  );
}
