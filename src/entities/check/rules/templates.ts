import type { ProblemAtPath } from '../config-problem';
import type { Reference } from './find-all';

/** The names in braces in a text such as `/in/{slug}`. */
export function placeholdersIn({ name, path }: Reference): Reference[] {
  return [...name.matchAll(/\{([^{}]*)\}/g)].map((match) => ({
    name: (match[1] ?? '').trim(),
    path,
  }));
}

/** Finds placeholders that are not written `{field}`, and would be shown as they are. */
export function checkTemplate(
  { name: text, path }: Reference,
  fields: readonly string[],
): ProblemAtPath[] {
  const names = fields.map((field) => field.replace(/\W/g, '')).join('|');
  const foreign = new RegExp(`[:$%@](?:${names})\\b|[<[(](?:${names})[>\\])]|%s|<%`);
  const rest = text.replace(/\{[^{}]*\}/g, '');
  const right = text
    .replace(/\$\{|\{\{+/g, '{')
    .replace(/\}\}+/g, '}')
    .replace(/\{\s*([^{}\s]*)\s*\}/g, '{$1}')
    .replace(new RegExp(`[:$%@](${names})\\b|[<[(](${names})[>\\])]`, 'g'), '{$1$2}')
    .replace(/^(\w+:)?\/\/[^/]*|^(?=[^/])/, '')
    .replace(/^(?!\/)/, '/');
  const reason = /\$\{/.test(text)
    ? 'A placeholder has no $ before its brace.'
    : /\{\{|\}\}/.test(text)
      ? 'A placeholder has one brace on each side.'
      : /[{}]/.test(rest)
        ? 'One of the two braces of a placeholder is missing.'
        : /\{\s|\s\}/.test(text)
          ? 'A placeholder has no spaces in its braces.'
          : foreign.test(rest)
            ? 'A placeholder is written in braces.'
            : /^\/(?!\/)/.test(text)
              ? undefined
              : 'An address is a path on the shop’s site, so it starts with one slash.';
  if (!reason) return [];
  const isRepaired = right !== text && !/[{}]/.test(right.replace(/\{[^{}]*\}/g, ''));
  const example = isRepaired ? right : '/in/{slug}';
  return [{ path, reason, example: `"address": ${JSON.stringify(example)}` }];
}
