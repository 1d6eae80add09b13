import type { ProblemAtPath } from '../config-problem';
import { namesAt, type Reference } from './written-file';

/** Where a file has text that people see. */
const TEXTS = [
  'label labelPlural title description navigation.group actions.add.title actions.update.title',
  'fields[].label fields[].help fields[].trueLabel fields[].falseLabel columns[].label',
  'fields[].options[].label fields[].options[].value form[].label views[].name links[].label searchPreview.address',
].flatMap((paths) => paths.split(' '));

const ODD_TEXTS: readonly [RegExp, reason: string, canGo?: true][] = [
  [/^\s+|\s+$/g, 'This text begins or ends with a space. Remove it.', true],
  [/[\u00ad\u200b\u2060]/g, 'There is an invisible character in this text. Remove it.', true],
  [/[ÂÃâ][\u0080-\u00bf€™œ“”]/, 'This text was garbled by another encoding. Type it again.'],
  [/<\/?[a-z][^>]*>|&\w+;/i, 'This text is shown as it is, with its HTML.'],
  [/[$%]\{\w+\}|\{\{/, 'This text is shown as it is, with its braces.'],
];

/** Finds texts that people would not want to see. */
export function warnAboutTexts(file: unknown): ProblemAtPath[] {
  return TEXTS.flatMap((pattern) => namesAt(file, pattern)).flatMap(({ name, path }) => {
    const [odd, reason, canGo] = ODD_TEXTS.find(([one]) => name.search(one) >= 0) ?? [];
    if (!odd || !reason) return [];
    const example = `"${String(path.at(-1))}": ${JSON.stringify(name.replace(odd, ''))}`;
    return [{ path, reason, example: canGo && example }];
  });
}

/** The names in braces in a text such as `/in/{slug}`. */
export function placeholdersIn({ name, path }: Reference): Reference[] {
  return [...name.matchAll(/\{([^{}]*)\}/g)].map(([, field = '']) => ({
    name: field.trim(),
    path,
  }));
}

/** A placeholder as other programs write it. */
function foreignPlaceholder(fields: readonly string[]): string {
  const names = fields.map((field) => field.replace(/\W/g, '')).join('|');
  return `[:$%@](${names})\\b|[<[(](${names})[>\\])]`;
}

/** A regex that matches the texts without a problem. */
export function addressPattern(fields: readonly string[]): string {
  return `^/(?![/\\\\])(?!.*(${foreignPlaceholder(fields)}|%s|<%))([^{}$]|\\{(${fields.join('|')})\\})*$`;
}

/** Finds placeholders that are not written `{field}`, and would be shown as they are. */
export function checkTemplate(
  { name: text, path }: Reference,
  fields: readonly string[],
): ProblemAtPath[] {
  const foreign = foreignPlaceholder(fields);
  const withoutPlaceholders = (template: string) => template.replace(/\{[^{}]*\}/g, '');
  const rest = withoutPlaceholders(text);
  const mistakes: readonly [boolean, reason: string][] = [
    [/\$\{/.test(text), 'A placeholder has no $ before its brace.'],
    [/\{\{|\}\}/.test(text), 'A placeholder has one brace on each side.'],
    [/[{}]/.test(rest), 'One of the two braces of a placeholder is missing.'],
    [/\{\s|\s\}/.test(text), 'A placeholder has no spaces in its braces.'],
    [new RegExp(`${foreign}|%s|<%`).test(rest), 'A placeholder is written in braces.'],
    [
      // Browsers read a backslash as a slash.
      !/^\/(?![/\\])/.test(text),
      'An address is a path, so it starts with one slash.',
    ],
  ];
  const reason = mistakes.find(([isMade]) => isMade)?.[1];
  if (!reason) return [];
  const right = text
    .replace(/\$\{|\{\{+/g, '{')
    .replace(/\}\}+/g, '}')
    .replace(/\{\s*([^{}\s]*)\s*\}/g, '{$1}')
    .replace(new RegExp(foreign, 'g'), '{$1$2}')
    .replace(/^(\w+:)?\/\/[^/]*|^(?=[^/])/, '')
    .replace(/^(?!\/)/, '/');
  const isRepaired = right !== text && !/[{}]/.test(withoutPlaceholders(right));
  const example = isRepaired ? right : '/in/{slug}';
  return [{ path, reason, example: `"${path.at(-1)}": ${JSON.stringify(example)}` }];
}
