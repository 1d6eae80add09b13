import * as z from 'zod/mini';
import type { BooleanField } from '.';

export const booleanSchema = ({ label, trueLabel, falseLabel }: BooleanField) =>
  z.boolean(`${label} must be “${trueLabel}” or “${falseLabel}”.`);
