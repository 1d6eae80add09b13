import { useRef } from 'react';
import { plainText } from '../../common/plain-text';
import { Button } from '../../components/controls/button';
import { ImageViewer } from '../../components/image-viewer/image-viewer';
import { Stars } from '../../components/star-rating/stars';
import { texts as starTexts } from '../../components/star-rating/texts';
import { Badge } from '../../components/status/badge';
import { BadgeList } from '../../components/status/badge-list';
import { type Row, rowId } from '../../entities/row';
import { reviewName } from '../../stores/reviews/list';
import { may } from '../../stores/sign-in/load-user';
import { StepButtons } from '../screen-table/step-buttons';
import { type TableOfRow, useNeighbours } from '../screen-table/use-neighbours';
import { decide } from './decide';
import { readImages, readList, readRating, readStatus, statusLabel } from './review-row';
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

/** A review's images in full size beside its text, and what decides on it. */
export function ReviewViewer({ row, first, table, onGoTo, onClose }: ReviewViewerProps) {
  const found = useNeighbours(rowId(row), table);
  // A review that no longer matches the filters still has a next one.
  const neighbours = useRef(found);
  if (found.index >= 0) neighbours.current = found;
  const status = readStatus(row.status);
  const rating = readRating(row.rating);
  return (
    <ImageViewer
      title={reviewName(row)}
      images={readImages(row).map(({ src, address }) => src ?? address)}
      first={first}
      emptyText={texts.noImages}
      aside={
        <div className="flex flex-col gap-3">
          <div className="flex items-center gap-1">
            <p aria-live="polite" className="mr-auto">
              <Badge tone={status === '1' ? 'success' : 'neutral'}>{statusLabel(status)}</Badge>
            </p>
            <StepButtons
              labels={texts.steps}
              before={neighbours.current.before}
              after={neighbours.current.after}
              onGoTo={onGoTo}
            />
          </div>
          {rating !== undefined && (
            <p className="flex items-center gap-2">
              {/* The pictures are the only images. */}
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
          {may('review', 'update') && (
            <div className="flex gap-2">
              <Button aria-keyshortcuts="a" onClick={() => decide(row, '1')}>
                {texts.active}
              </Button>
              <Button aria-keyshortcuts="d" onClick={() => decide(row, '0')}>
                {texts.deactive}
              </Button>
            </div>
          )}
        </div>
      }
      onClose={onClose}
    />
  );
}
