/** The width of lines in the formatter’s settings for entity files. */
const WIDTH = 120;

/** JSON as the formatter writes it, on one line if it fits. `before` is how many characters the line already has. */
export function jsonText(value: unknown, indent = 0, before = indent): string {
  const line = oneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length < WIDTH) return line;
  const inner = indent + 2;
  const gap = `\n${' '.repeat(inner)}`;
  const end = `\n${' '.repeat(indent)}`;
  if (Array.isArray(value))
    return `[${gap}${value.map((item) => jsonText(item, inner)).join(`,${gap}`)}${end}]`;
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => {
      const start = `${JSON.stringify(key)}: `;
      return start + jsonText(one, inner, inner + start.length);
    });
  return `{${gap}${entries.join(`,${gap}`)}${end}}`;
}

/** The text of a file, with each top-level key on its own line. */
export function fileText(file: object): string {
  const entries = Object.entries(file).map(([key, value]) => {
    const start = `  ${JSON.stringify(key)}: `;
    return start + jsonText(value, 2, start.length);
  });
  return `{\n${entries.join(',\n')}\n}`;
}

/** JSON on one line: `{ "value": 1, "label": "One" }`. */
export function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`).join(', ')} }`;
}
