import { type Control, useController } from 'react-hook-form';
import { IconButton } from '../../components/controls/icon-button';
import { Icon } from '../../components/icon';
import { Thumbnail } from '../../components/thumbnail';
import { uniqueKeys } from '../../components/unique-keys';
import { laterTexts } from './later-texts';
import type { ReviewImage } from './review-row';
import type { ReviewValues } from './review-values';

const UNDO = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11';

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

  function toggle(address: string, isRemoved: boolean) {
    const others = field.value.filter((other) => other !== address);
    field.onChange(isRemoved ? others : [...others, address]);
  }

  return (
    <fieldset
      ref={(element) =>
        field.ref(element && { focus: () => element.querySelector('button')?.focus() })
      }
    >
      <legend className="mb-1 font-medium text-muted text-xs">{laterTexts.currentImages}</legend>
      <ul className="flex flex-wrap gap-2">
        {images.map(({ address, src, thumbSrc }, index) => {
          const isRemoved = field.value.includes(address);
          return (
            <li
              key={keys[index]}
              className="relative w-28"
              title={src === undefined ? address : undefined}
            >
              <div className={isRemoved ? 'opacity-30' : undefined}>
                <Thumbnail large src={thumbSrc} />
              </div>
              {isRemoved && (
                <span className="absolute bottom-1 left-1 rounded bg-raised px-1.5 py-0.5 font-medium text-danger text-xs">
                  {laterTexts.removed}
                </span>
              )}
              <span className="absolute top-1 right-1">
                <IconButton
                  size="sm"
                  variant="secondary"
                  label={
                    isRemoved ? laterTexts.keepImage(index + 1) : laterTexts.removeImage(index + 1)
                  }
                  icon={isRemoved ? <Icon path={UNDO} /> : <Icon name="cross" />}
                  onClick={() => toggle(address, isRemoved)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-1 wrap-anywhere text-danger text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
