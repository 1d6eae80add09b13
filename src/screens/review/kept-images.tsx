import { Undo2, X } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { classNames } from '../../components/class-names';
import { IconButton } from '../../components/icon-button';
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
    <li
      className="relative flex flex-col"
      title={image.src === undefined ? image.address : undefined}
    >
      <span className={classNames('w-28', isRemoved && 'opacity-30')}>
        <Thumbnail large src={image.thumbSrc} />
      </span>
      {isRemoved && (
        <span className="absolute inset-x-0 bottom-1 text-center font-medium text-danger text-xs">
          {texts.removed}
        </span>
      )}
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
        className="absolute top-1 right-1"
      />
    </li>
  );
}
