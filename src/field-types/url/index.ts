import * as z from 'zod/mini';
import { baseKeys, type FieldModel, type Labelled } from '../field-model';
import { matching, textModel } from '../text-rules';

/** The full address of a web page. */
export const urlConfig = () => z.strictObject(baseKeys('url'));

export type UrlField = Labelled<z.output<ReturnType<typeof urlConfig>>>;

const FORM = /^https?:\/\/[^\s<>"/?#][^\s<>"]*$/i;

export const url: FieldModel<UrlField, string> = {
  ...textModel,
  ...matching(FORM, 'must be an address that starts with https://.'),
};

/** Whether a text is such an address, and no other that a link could follow. */
export const isWebAddress = (text: string) => FORM.test(text);
