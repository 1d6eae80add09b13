import type { FieldCell } from '../field-ui';
import type { SlugField } from '.';

export const slugCell = { width: 180 } satisfies FieldCell<SlugField>;
