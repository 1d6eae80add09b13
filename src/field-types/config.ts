import * as z from 'zod/mini';
import { aadhaarConfig } from './aadhaar';
import { moneyConfig } from './money';
import { numberConfig } from './number';
import { phoneConfig } from './phone';
import { textConfig } from './text';

/**
 * What a config may say of a field: one strict object per field type. Apart from the models, so that
 * the browser, which gets checked configs, does not carry it.
 */
export const fieldConfigSchema = () =>
  z.discriminatedUnion('type', [
    textConfig(),
    numberConfig(),
    moneyConfig(),
    phoneConfig(),
    aadhaarConfig(),
  ]);
