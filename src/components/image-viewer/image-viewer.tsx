import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { Dialog } from '../overlays/dialog';
import { texts } from './texts';

export interface ImageViewerProps {
  readonly title: string;
  /** Where the images are. */
  readonly images: readonly string[];
  /** Which image is shown, from 0; nothing while the viewer is closed. */
  readonly index: number | undefined;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** A dialog that shows images large, one at a time; after the last comes the first. */
export function ImageViewer({ title, images, index, onIndex, onClose }: ImageViewerProps) {
  const count = images.length;
  const shown = Math.min(index ?? 0, count - 1);
  const src = images[shown];
  const hasOthers = count > 1;

  function step(by: number) {
    onIndex((shown + by + count) % count);
  }

  return (
    <Dialog
      open={index !== undefined && src !== undefined}
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        <div className="flex grow items-center gap-2">
          {hasOthers && (
            <>
              <IconButton
                label={texts.previous}
                icon={<ChevronLeft aria-hidden className="size-5" />}
                onClick={() => step(-1)}
              />
              <p aria-live="polite" className="text-muted text-sm tabular-nums">
                {texts.position(shown + 1, count)}
              </p>
              <IconButton
                label={texts.next}
                icon={<ChevronRight aria-hidden className="size-5" />}
                onClick={() => step(1)}
              />
            </>
          )}
          <Button className="ml-auto" data-autofocus onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <div className="grid h-[65dvh] grid-cols-1 grid-rows-1 place-items-center rounded bg-sunken">
        {src !== undefined && (
          <>
            {hasOthers && <ArrowKeys onStep={step} />}
            <LargeImage key={src} src={src} alt={texts.image(shown + 1, count)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The keys work wherever the focus is in the dialog, or when a click has put it nowhere. */
function ArrowKeys({ onStep }: { readonly onStep: (by: number) => void }) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
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
        <ImageOff aria-hidden className="size-6" />
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
