import type { ReactNode } from 'react';
import { type Control, type FieldPath, type RefCallBack, useController } from 'react-hook-form';
import { Checkbox } from '../../components/controls/checkbox';
import { Field } from '../../components/controls/field';
import { TextBox } from '../../components/controls/text-box';
import { Textarea } from '../../components/controls/textarea';
import { FileDrop } from '../../components/file-drop/file-drop';
import { StarRating } from '../../components/star-rating/star-rating';
import { TagInput } from '../../components/tag-input/tag-input';
import { DESCRIPTION_ROWS, ReviewFieldsLayout } from './review-fields-layout';
import { ACTIVE, DEACTIVE, statusLabel } from './review-row';
import type { ReviewValues } from './review-values';
import { texts } from './texts';

/** Specification, Validation rules. */
const IMAGE_TYPES = ['.jpg', '.jpeg', '.png'];

/** Common servers silently drop any further files of a request (contract). */
const MAX_IMAGES = 20;

interface ReviewFieldsProps {
  readonly control: Control<ReviewValues>;
  readonly knownIds: readonly string[];
  readonly fileErrors: ReadonlyMap<File, string>;
  /** Another number resets what controls hold besides their values, such as unfinished words. */
  readonly round?: number;
  /** The current images of a review that is updated. The status field is shown only with them. */
  readonly currentImages?: ReactNode;
}

/** The fields of the forms that add and update a review. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { control, knownIds, fileErrors, round, currentImages } = props;
  const name = useField(control, 'name');
  const wpId = useField(control, 'wpId');
  const rate = useField(control, 'rate');
  const description = useField(control, 'description');
  const files = useField(control, 'files');
  return (
    <ReviewFieldsLayout
      isWide={!currentImages}
      name={
        <Field label={texts.userName} required error={name.error}>
          {({ describedBy, ...aria }) => (
            <TextBox {...aria} {...name.field} aria-describedby={describedBy} aria-required />
          )}
        </Field>
      }
      wallpapers={
        <div ref={focusing(wpId.field.ref)}>
          <Field label={texts.enterWpId} required error={wpId.error}>
            {(aria) => (
              <TagInput
                key={round}
                {...aria}
                options={knownIds}
                values={wpId.field.value}
                onChange={wpId.field.onChange}
                hint={texts.wpIdsHint}
              />
            )}
          </Field>
        </div>
      }
      description={
        <Field label={texts.description} required error={description.error}>
          {({ describedBy, ...aria }) => (
            <Textarea
              {...aria}
              {...description.field}
              rows={DESCRIPTION_ROWS}
              aria-describedby={describedBy}
              aria-required
            />
          )}
        </Field>
      }
      rating={
        <div ref={focusing(rate.field.ref)} className="flex flex-wrap gap-4">
          <StarRating
            label={texts.rating}
            required
            value={Number(rate.field.value)}
            onChange={(stars) => rate.field.onChange(String(stars))}
            error={rate.error}
          />
          {currentImages && <StatusField control={control} />}
        </div>
      }
      images={
        <>
          {currentImages}
          <div ref={focusing(files.field.ref)}>
            <FileDrop
              key={round}
              label={texts.images}
              accept={IMAGE_TYPES}
              maxFiles={MAX_IMAGES}
              files={files.field.value}
              onChange={files.field.onChange}
              error={files.error}
              errors={fileErrors}
            />
          </div>
        </>
      }
    />
  );
}

function StatusField({ control }: Pick<ReviewFieldsProps, 'control'>) {
  const { field, error } = useField(control, 'status');
  return (
    <Field label={texts.status} help={texts.isDecision} error={error}>
      {({ describedBy, ...aria }) => (
        <label className="flex h-9 items-center gap-2">
          <Checkbox
            {...aria}
            ref={field.ref}
            aria-describedby={describedBy}
            checked={field.value === ACTIVE}
            onChange={({ currentTarget }) =>
              field.onChange(currentTarget.checked ? ACTIVE : DEACTIVE)
            }
          />
          <span aria-hidden>{statusLabel(field.value)}</span>
        </label>
      )}
    </Field>
  );
}

function useField<Name extends FieldPath<ReviewValues>>(
  control: Control<ReviewValues>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name });
  return { field, error: fieldState.error?.message };
}

/** Lets the form focus the first input of a control that takes no ref. */
function focusing(ref: RefCallBack) {
  return (element: HTMLElement | null) =>
    ref(element && { focus: () => element.querySelector('input')?.focus() });
}
