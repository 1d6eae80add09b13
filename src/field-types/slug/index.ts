import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-model';

/** The part of an address that identifies a page: `misty-forest-mural`. */
export const slugConfig = () => z.strictObject(baseKeys('slug'));

export type SlugField = Labelled<z.output<ReturnType<typeof slugConfig>>>;

export const slug: FieldModel<SlugField, string> = textModel;
