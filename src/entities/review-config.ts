import { entityFileSchema } from './config-schema';
import type { EntityConfig } from './entity-config';
import { resolveConfig } from './resolve-config';
import type { Row } from './row';

const form = ['name', 'wpId', 'description', 'rating', 'status', 'review_images'];

/** How reviews are stored. Lists are joined with a comma, as they are sent. */
export const reviewConfig: EntityConfig = resolveConfig(
  'review',
  entityFileSchema.parse({
    label: 'Review',
    fields: [
      { name: 'name', label: 'User Name', type: 'text', required: true, max: 120 },
      { name: 'wpId', label: 'Wallpaper Id', type: 'list', separator: ',', required: true },
      { name: 'description', type: 'textarea', required: true, max: 5000 },
      { name: 'rating', type: 'number', integer: true, required: true, min: 1, max: 5 },
      {
        name: 'status',
        type: 'select',
        required: true,
        default: 1,
        options: [
          { value: 1, label: 'Active' },
          { value: 0, label: 'Deactive' },
        ],
      },
      // Empty in reviews that are older than this field.
      { name: 'decided', type: 'boolean' },
      { name: 'review_images', label: 'Images', type: 'list', separator: ',' },
    ],
    form,
    // What can be updated in selected reviews; the form of a single review is hand-written.
    actions: { update: { fields: ['rating', 'status'] }, remove: {} },
  }),
);

/** The decision that a sent status makes, even if the review already has that status: new reviews start Active. */
export function decisionIn(sent: Row, review: Row): Row {
  return sent.status !== undefined && review.decided === false ? { decided: true } : {};
}
