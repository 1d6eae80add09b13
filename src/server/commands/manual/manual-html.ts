import { readFileSync } from 'node:fs';
import { type Html, html } from '../../../common/html';
import type { EntityConfig } from '../../../entities/entity-config';
import { type ManualPage, manualPage } from '../../../entities/manual/manual-page';
import { otherScreens } from '../../../entities/manual/other-screens';

const style = readFileSync(new URL('./manual.css', import.meta.url), 'utf8');

/** The manual of all screens as one page of HTML that needs no other file. */
export function manualHtml(configs: readonly EntityConfig[]): string {
  const own = configs.map((config) => [config.navigation.order, manualPage(config)] as const);
  const pages = [...own, ...otherScreens].sort(([a], [b]) => a - b).map(([, page]) => page);
  const contents = pages.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>\n`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paperhanger manual</title>
<style>${{ html: style }}</style>
</head>
<body>
<h1>Paperhanger manual</h1>
<nav aria-label="Contents"><ul>
${contents}</ul></nav>
${pages.map(sectionOf)}</body>
</html>
`.html;
}

function sectionOf({ name, title, purpose, parts }: ManualPage): Html {
  const lists = parts.map(([heading, entries]) => {
    const items = entries.map(
      ([term, ...sentences]) => html`<div><dt>${term}</dt><dd>${sentences.join(' ')}</dd></div>\n`,
    );
    return html`<h3>${heading}</h3>\n<dl>\n${items}</dl>\n`;
  });
  return html`<section id="${name}">
<h2>${title}</h2>
<p>${purpose}</p>
${lists}</section>
`;
}
