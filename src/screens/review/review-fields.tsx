import { type Control, type FieldPath, type RefCallBack, useController } from 'react-hook-form';
import { Checkbox } from '../../components/controls/checkbox';
import { Field } from '../../components/controls/field';
import { TextInput } from '../../components/controls/text-input';
import { Textarea } from '../../components/controls/textarea';
import { FileDrop } from '../../components/file-drop/file-drop';
import { StarRating } from '../../components/star-rating/star-rating';
import { TagInput } from '../../components/tag-input/tag-input';
import { DESCRIPTION_ROWS } from './review-fields-layout';
import { type ReviewValues, statusLabel } from './review-values';
import { texts } from './texts';

/** Specification, Validation rules. */
const IMAGE_TYPES = ['.jpg', '.jpeg', '.png'];

/** Common servers silently drop any further files of a request (contract). */
const MAX_IMAGES = 20;

interface FieldProps {
  readonly control: Control<ReviewValues>;
}

export function NameField({ control }: FieldProps) {
  const { field, fieldState } = useController({ control, name: 'name' });
  return (
    <Field label={texts.userName} required error={fieldState.error?.message}>
      {({ describedBy, ...aria }) => (
        <TextInput {...aria} {...field} aria-describedby={describedBy} aria-required />
      )}
    </Field>
  );
}

export function DescriptionField({ control }: FieldProps) {
  const { field, fieldState } = useController({ control, name: 'description' });
  return (
    <Field label={texts.description} required error={fieldState.error?.message}>
      {({ describedBy, ...aria }) => (
        <Textarea
          {...aria}
          {...field}
          rows={DESCRIPTION_ROWS}
          aria-describedby={describedBy}
          aria-required
        />
      )}
    </Field>
  );
}

interface WallpapersFieldProps extends FieldProps {
  readonly knownIds: readonly string[];
}

export function WallpapersField({ control, knownIds }: WallpapersFieldProps) {
  const { field, fieldState } = useController({ control, name: 'wpId' });
  return (
    <div ref={focusing(field.ref)}>
      <Field label={texts.enterWpId} required error={fieldState.error?.message}>
        {(aria) => (
          <TagInput {...aria} options={knownIds} values={field.value} onChange={field.onChange} />
        )}
      </Field>
    </div>
  );
}

export function RatingField({ control }: FieldProps) {
  const { field, fieldState } = useController({ control, name: 'rate' });
  return (
    <div ref={focusing(field.ref)}>
      <StarRating
        label={texts.rating}
        required
        value={Number(field.value)}
        onChange={(stars) => field.onChange(String(stars))}
        error={fieldState.error?.message}
      />
    </div>
  );
}

export function StatusField({ control }: FieldProps) {
  const { field, fieldState } = useController({ control, name: 'status' });
  return (
    <Field label={texts.status} error={fieldState.error?.message}>
      {({ describedBy, ...aria }) => (
        <span className="flex h-9 items-center gap-2">
          <Checkbox
            {...aria}
            ref={field.ref}
            aria-describedby={describedBy}
            checked={field.value === '1'}
            onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? '1' : '0')}
          />
          <span aria-hidden>{statusLabel(field.value)}</span>
        </span>
      )}
    </Field>
  );
}

interface FilesFieldProps extends FieldProps {
  readonly errors: ReadonlyMap<File, string>;
}

export function FilesField({ control, errors }: FilesFieldProps) {
  const { field, fieldState } = useController({ control, name: 'files' });
  const byIndex = Object.fromEntries(
    field.value.flatMap((file, index) => {
      const error = errors.get(file);
      return error === undefined ? [] : [[index, error]];
    }),
  );
  return (
    <div ref={focusing(field.ref)}>
      <FileDrop
        label={texts.images}
        accept={IMAGE_TYPES}
        maxFiles={MAX_IMAGES}
        files={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
        errors={byIndex}
      />
    </div>
  );
}

/** The fields for which a server may send errors, in the order of the forms. */
export const REVIEW_FIELDS: readonly FieldPath<ReviewValues>[] = [
  'name',
  'wpId',
  'rate',
  'description',
  'status',
  'removed',
  'files',
];

/** Lets the form focus the first input of a control that takes no ref. */
function focusing(ref: RefCallBack) {
  return (element: HTMLElement | null) =>
    ref(element && { focus: () => element.querySelector('input')?.focus() });
}

/** What the browser may keep of a form and its review; it can't keep files. */
export const KEPT_FIELDS = [
  ...REVIEW_FIELDS.filter((name) => name !== 'files'),
  'rating',
  'review_images',
];
