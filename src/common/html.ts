/** Markup that is not escaped again. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

/** A template of markup in which every text is escaped. */
export function html(markup: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: String.raw({ raw: markup }, ...values.map(escaped)) };
}

function escaped(value: Value): string {
  if (typeof value === 'object')
    return [value]
      .flat()
      .map((one) => one.html)
      .join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
