import * as z from 'zod/mini';
import { documented } from '../documented';
import { baseKeys } from '../field-model';
import { entryProblem } from '../pattern/check-pattern';
import { patternKey } from '../text-keys';

/** Several short texts in one, such as `12|15|20`. */
export const listConfig = () =>
  z
    .strictObject({
      ...baseKeys('list'),
      separator: documented(
        z._default(z.string().check(z.minLength(1), z.maxLength(3)), '|'),
        'The separator between two entries.',
        '|',
      ),
      pattern: patternKey('A pattern that each entry must match'),
    })
    .check(
      z.check(({ value, issues }) => {
        const { regex } = value.pattern ?? {};
        const message = regex && entryProblem(regex);
        if (message)
          issues.push({ code: 'custom', input: value, path: ['pattern', 'regex'], message });
      }),
    );
