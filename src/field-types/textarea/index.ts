import type * as z from 'zod/mini';
import type { FieldModel, Labelled } from '../field-model';
import { linesModel } from '../text-model';
import type { textareaConfig } from './config';

export type TextareaField = Labelled<z.output<ReturnType<typeof textareaConfig>>>;

export const textarea: FieldModel<TextareaField, string> = linesModel;
