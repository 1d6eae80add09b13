import { readFileSync } from 'node:fs';
import type { EntityConfig } from '../../../entities/entity-config';
import { type ManualPage, manualPage } from '../../../entities/manual/manual-page';
import { otherScreens } from '../../../entities/manual/other-screens';

const style = readFileSync(new URL('./manual.css', import.meta.url), 'utf8');

/** The manual of all screens as one page of HTML that needs no other file. */
export function manualHtml(configs: readonly EntityConfig[]): string {
  const own = configs.map((config) => [config.navigation.order, manualPage(config)] as const);
  const pages = [...own, ...otherScreens].sort(([a], [b]) => a - b).map(([, page]) => page);
  const contents = pages.map(
    ({ name, title }) => `<li><a href="#${name}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paperhanger manual</title>
<style>${style}</style>
</head>
<body>
<h1>Paperhanger manual</h1>
<nav aria-label="Contents"><ul>
${contents.join('\n')}
</ul></nav>
${pages.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function sectionOf({ name, title, purpose, parts }: ManualPage): string {
  const lists = parts.map(([heading, entries]) => {
    const items = entries.map(
      ([term, ...sentences]) =>
        `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(sentences.join(' '))}</dd></div>`,
    );
    return `<h3>${heading}</h3>\n<dl>\n${items.join('\n')}\n</dl>`;
  });
  return `<section id="${name}">
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(purpose)}</p>
${lists.join('\n')}
</section>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
