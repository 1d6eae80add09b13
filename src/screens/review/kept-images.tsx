import { Undo2, X } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { IconButton } from '../../components/controls/icon-button';
import { Thumbnail } from '../../components/thumbnail';
import type { ReviewImage } from './review-row';
import type { ReviewValues } from './review-values';
import { texts } from './texts';
import { inOrder } from './thumbnails';

interface KeptImagesProps {
  readonly control: Control<ReviewValues>;
  readonly images: readonly ReviewImage[];
}

/** The images that a review has; those that are to go stay to be seen until it is saved. */
export function KeptImages({ control, images }: KeptImagesProps) {
  const { field, fieldState } = useController({ control, name: 'removed' });
  if (images.length === 0) return null;
  const error = fieldState.error?.message;

  function toggle(address: string) {
    const isRemoved = field.value.includes(address);
    const others = field.value.filter((other) => other !== address);
    field.onChange(isRemoved ? others : [...others, address]);
  }

  return (
    <fieldset
      ref={(element) =>
        field.ref(element && { focus: () => element.querySelector('button')?.focus() })
      }
    >
      <legend className="mb-1 font-medium text-muted text-xs">{texts.keptImages}</legend>
      <ul className="flex flex-wrap gap-2">
        {inOrder(images).map(({ image, key, number }) => (
          <KeptImage
            key={key}
            image={image}
            number={number}
            isRemoved={field.value.includes(image.address)}
            onToggle={() => toggle(image.address)}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-1 break-words text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface KeptImageProps {
  readonly image: ReviewImage;
  readonly number: number;
  readonly isRemoved: boolean;
  readonly onToggle: () => void;
}

function KeptImage({ image, number, isRemoved, onToggle }: KeptImageProps) {
  return (
    <li className="relative w-28" title={image.src === undefined ? image.address : undefined}>
      <div className={isRemoved ? 'opacity-30' : undefined}>
        <Thumbnail large src={image.thumbSrc} />
      </div>
      {isRemoved && (
        <span className="absolute bottom-1 left-1 rounded bg-raised px-1.5 py-0.5 font-medium text-danger text-xs">
          {texts.removed}
        </span>
      )}
      <span className="absolute top-1 right-1">
        <IconButton
          size="sm"
          variant="secondary"
          label={isRemoved ? texts.keepImage(number) : texts.removeImage(number)}
          icon={
            isRemoved ? (
              <Undo2 aria-hidden className="size-4" />
            ) : (
              <X aria-hidden className="size-4" />
            )
          }
          onClick={onToggle}
        />
      </span>
    </li>
  );
}
