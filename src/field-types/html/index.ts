import type * as z from 'zod/mini';
import type { FieldModel, Labelled } from '../field-model';
import { linesModel } from '../text-model';
import type { htmlConfig } from './config';

export type HtmlField = Labelled<z.output<ReturnType<typeof htmlConfig>>>;

export const html: FieldModel<HtmlField, string> = {
  ...linesModel,
  uploads: ({ upload }) => (upload ? 'picture' : undefined),
};
