import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { textModel } from '../text-model';

/** The full address of a web page. */
export const urlConfig = () => z.strictObject(baseKeys('url'));

export type UrlField = Labelled<z.output<ReturnType<typeof urlConfig>>>;

export const ADDRESS = /^https?:\/\/[^\s<>"/?#][^\s<>"]*$/i;

export const url: FieldModel<UrlField, string> = textModel;

/** Whether a text is the full address of a web page, and not another kind of address that a link could follow. */
export const isWebAddress = (text: string) => ADDRESS.test(text);
