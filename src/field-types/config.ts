import * as z from 'zod/mini';
import { aadhaarConfig } from './aadhaar';
import { booleanConfig } from './boolean';
import { dateConfig } from './date';
import { imageConfig } from './image';
import { listConfig } from './list';
import { moneyConfig } from './money';
import { numberConfig } from './number';
import { phoneConfig } from './phone';
import { selectConfig } from './select';
import { slugConfig } from './slug';
import { textConfig } from './text';
import { textareaConfig } from './textarea';

/**
 * What a config may say of a field: one strict object per field type. Apart from the models, so that
 * the browser, which gets checked configs, does not carry it.
 */
export const fieldConfigSchema = () =>
  z.discriminatedUnion('type', [
    textConfig(),
    textareaConfig(),
    numberConfig(),
    moneyConfig(),
    booleanConfig(),
    selectConfig(),
    dateConfig(),
    phoneConfig(),
    aadhaarConfig(),
    slugConfig(),
    imageConfig(),
    listConfig(),
  ]);
