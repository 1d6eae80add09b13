import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../icon';
import { CloseButton, Dialog } from '../overlays/dialog';
import { NO_IMAGE } from './no-image';
import { texts } from './texts';

const PREVIOUS = 'M15 18l-6-6 6-6';

interface ImageViewerProps {
  readonly title: string;
  /** The URLs of the images. */
  readonly images: readonly string[];
  /** The index of the image to start with. */
  readonly first: number;
  /** What is shown if there are none. */
  readonly emptyText: string;
  /** What is beside the images, or below them on a narrow page. */
  readonly aside: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that shows images in full size, one at a time; the first one follows the last. */
export function ImageViewer(props: ImageViewerProps) {
  const { title, images, first, emptyText, aside, onClose } = props;
  const all = images.join('\n');
  const [shown, setShown] = useState({ all, index: first });
  const count = images.length;
  // A new list of images starts with its own `first`, unless that was removed.
  const index = shown.all === all ? shown.index : Math.max(0, Math.min(first, count - 1));
  const src = images[index];
  const hasOthers = count > 1;

  function step(by: number) {
    setShown({ all, index: (index + by + count) % count });
  }

  return (
    <Dialog
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <div className="flex grow items-center gap-2">
          {hasOthers && (
            <>
              <IconButton
                label={texts.previous}
                icon={<Icon path={PREVIOUS} className="size-5" />}
                onClick={() => step(-1)}
              />
              <p aria-live="polite" className="text-muted text-sm">
                {texts.position(index + 1, count)}
              </p>
              <IconButton
                label={texts.next}
                icon={<Icon name="next" className="size-5" />}
                onClick={() => step(1)}
              />
            </>
          )}
          <CloseButton className="ml-auto" data-autofocus onClick={onClose} />
        </div>
      }
    >
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <div className="grid h-[45dvh] lg:h-[65dvh] grid-cols-1 grid-rows-1 place-items-center rounded bg-sunken">
          {hasOthers && <ArrowKeys onStep={step} />}
          {src !== undefined && (
            <LargeImage key={src} src={src} alt={texts.image(index + 1, count)} />
          )}
          {count === 0 && <p className="text-muted">{emptyText}</p>}
        </div>
        {aside}
      </div>
    </Dialog>
  );
}

/** Handles the arrow keys wherever the focus is, even after a click has removed it. */
function ArrowKeys({ onStep }: { readonly onStep: (by: number) => void }) {
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // The browser’s own: with Alt, for example, they go back and forward.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') onStep(-1);
      if (key === 'ArrowRight') onStep(1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onStep]);
  return null;
}

function LargeImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <div className="flex max-w-full flex-col items-center gap-2 p-4 text-center text-muted">
        <Icon path={NO_IMAGE} className="size-6" />
        <p>{texts.broken}</p>
        <p className="text-xs">{src}</p>
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      className="max-h-full max-w-full object-contain"
      onError={() => setBroken(true)}
    />
  );
}
