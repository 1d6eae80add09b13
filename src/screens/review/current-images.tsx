import { type Control, useController } from 'react-hook-form';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { Thumbnail } from '../../components/thumbnail';
import { uniqueKeys } from '../../components/unique-keys';
import type { ReviewImage } from './review-row';
import type { ReviewValues } from './review-values';
import { texts } from './texts';

interface CurrentImagesProps {
  readonly control: Control<ReviewValues>;
  readonly images: readonly ReviewImage[];
}

/** The current images of a review. Removed ones stay visible until the review is saved. */
export function CurrentImages({ control, images }: CurrentImagesProps) {
  const { field, fieldState } = useController({ control, name: 'removed' });
  if (images.length === 0) return null;
  const error = fieldState.error?.message;
  const keys = uniqueKeys(images.map(({ address }) => address));

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
      <legend className="mb-1 font-medium text-muted text-xs">{texts.currentImages}</legend>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <CurrentImage
            key={keys[index]}
            image={image}
            number={index + 1}
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

interface CurrentImageProps {
  readonly image: ReviewImage;
  readonly number: number;
  readonly isRemoved: boolean;
  readonly onToggle: () => void;
}

function CurrentImage({ image, number, isRemoved, onToggle }: CurrentImageProps) {
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
          icon={<Icon name={isRemoved ? 'undo' : 'cross'} className="size-4" />}
          onClick={onToggle}
        />
      </span>
    </li>
  );
}
