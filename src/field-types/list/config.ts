import * as z from 'zod/mini';
import { documented, filledText, isPrintable } from '../documented';
import { baseKeys } from '../field-model';
import { entryProblem } from '../pattern/check-pattern';
import { patternKey } from '../text-keys';

/** Several short texts in one, such as `12|15|20`. */
export const listConfig = () =>
  z
    .strictObject({
      ...baseKeys('list'),
      separator: documented(
        z._default(filledText().check(z.maxLength(3), isPrintable()), '|'),
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
