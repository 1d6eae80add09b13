import { useState } from 'react';
import { plainText } from '../../common/plain-text';
import { Button } from '../../components/controls/button';
import { ImageViewer } from '../../components/image-viewer/image-viewer';
import { Stars } from '../../components/star-rating/stars';
import { texts as starTexts } from '../../components/star-rating/texts';
import { Badge } from '../../components/status/badge';
import { BadgeList } from '../../components/status/badge-list';
import { type Row, rowId } from '../../entities/row';
import { reviewName } from '../../stores/reviews/list';
import { may } from '../../stores/session/rights';
import { NeighbourButtons } from '../screen-table/neighbour-buttons';
import { type TableOfRow, useNeighbours } from '../screen-table/use-neighbours';
import { decide } from './decide';
import { laterTexts } from './later-texts';
import {
  isNew,
  readImages,
  readList,
  readRating,
  readStatus,
  STATUS_OF_KEY,
  statusLabel,
  statusTone,
} from './review-row';
import { texts } from './texts';

interface ReviewViewerProps {
  readonly row: Row;
  /** The index of the image to start with. */
  readonly first: number;
  /** Its previous and next reviews are those of the table. */
  readonly table: TableOfRow;
  readonly onGoTo: (row: Row) => void;
  readonly onClose: () => void;
}

/** A review's images in full size, beside its text and the buttons that decide on it. */
export function ReviewViewer({ row, first, table, onGoTo, onClose }: ReviewViewerProps) {
  const { before, after } = useSteadyNeighbours(rowId(row), table);
  const rating = readRating(row.rating);
  return (
    <ImageViewer
      title={reviewName(row)}
      images={readImages(row).map(({ src, address }) => src ?? address)}
      first={first}
      emptyText={laterTexts.noImages}
      aside={
        <div className="flex flex-col gap-3">
          {/* At the top, where it doesn’t move from one review to the next. */}
          <div className="flex items-center gap-2">
            {may('review', 'update') &&
              Object.entries(STATUS_OF_KEY).map(([key, status]) => (
                <StatusButton key={key} row={row} status={status} shortcut={key} />
              ))}
            <div className="ml-auto flex gap-1">
              <NeighbourButtons
                labels={laterTexts.neighbours}
                before={before}
                after={after}
                onGoTo={onGoTo}
              />
            </div>
          </div>
          <p aria-live="polite" className="flex gap-1">
            <Badge tone={statusTone(row) ?? 'neutral'}>{statusLabel(readStatus(row.status))}</Badge>
            {isNew(row) && <Badge tone="accent">{texts.new}</Badge>}
          </p>
          {rating !== undefined && (
            <p className="flex items-center gap-2">
              {/* Hidden, so that only the pictures are images to screen readers. */}
              <span aria-hidden>
                <Stars value={rating} />
              </span>
              {starTexts.ofFive(rating)}
            </p>
          )}
          <p className="whitespace-pre-line">{plainText(row.description)}</p>
          <div>
            <BadgeList texts={readList(row.wpId)} />
          </div>
        </div>
      }
      onClose={onClose}
    />
  );
}

interface StatusButtonProps {
  readonly row: Row;
  readonly status: string;
  readonly shortcut: string;
}

/** Sets a review’s status; pressed while that is the decision. */
function StatusButton({ row, status, shortcut }: StatusButtonProps) {
  const isDecided = !isNew(row) && readStatus(row.status) === status;
  return (
    <Button
      variant={isDecided ? 'primary' : 'secondary'}
      aria-pressed={isDecided}
      aria-keyshortcuts={shortcut}
      onClick={() => decide(row, status)}
    >
      {statusLabel(status)}
    </Button>
  );
}

/** The reviews before and after one. Those that have been decided on keep their places, whatever the filters say. */
function useSteadyNeighbours(id: string, table: TableOfRow) {
  const { index, found } = useNeighbours(id, table);
  const [order, setOrder] = useState<readonly string[]>([]);
  const known = new Set(order);
  const ids = found.map(rowId);
  if (index >= 0 && !ids.every((one) => known.has(one))) setOrder(ids);
  const byId = new Map(table.rows.map((row) => [rowId(row), row]));
  const inOrder = order.filter((one) => byId.has(one));
  const at = inOrder.indexOf(id);
  const rowAt = (place: number) => byId.get(inOrder[place] ?? '');
  return at < 0 ? {} : { before: rowAt(at - 1), after: rowAt(at + 1) };
}
