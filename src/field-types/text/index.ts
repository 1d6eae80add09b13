import type * as z from 'zod/mini';
import type { FieldModel, Labelled } from '../field-model';
import { textModel } from '../text-model';
import type { textConfig } from './config';

export type TextField = Labelled<z.output<ReturnType<typeof textConfig>>>;

export const text: FieldModel<TextField, string> = textModel;
