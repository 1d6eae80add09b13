import { type Html, html } from '../../common/html';
import type { EntityRow } from '../../server/rows/read-rows';
import { wallpaperOf } from '../catalogue/wallpapers';
import { roomPath, sheetPath } from '../pictures/picture-paths';
import { shopTexts as texts } from './texts';

export const STYLE_PATH = '/in/shop.css';

/** The page of a wallpaper. Wallpapers that the demo did not draw have neither pictures nor a price. */
export function productPage(row: EntityRow): string {
  const text = (field: string) => String(row[field] ?? '');
  const [wpId, name, description] = [text('wpId'), text('name'), text('metaDescription')];
  const { family } = wallpaperOf(wpId) ?? {};
  const gallery = html`<div class="gallery">
    <img src="/${roomPath(wpId)}" width="1200" height="900" alt="${texts.altRoom(name)}">
    <img src="/${sheetPath(wpId)}" width="1200" height="900" alt="${texts.alt(name)}">
  </div>`;
  return page(
    { title: text('metaTitle') || name, description, robots: text('followIndex') },
    html`<article class="product">
      ${family ? gallery : ''}
      <div>
        <p class="id">${texts.id(wpId)}</p>
        <h1>${name}</h1>
        ${family ? html`<p class="price"><strong>${texts.rate(family.rate)}</strong></p>` : ''}
        <p class="lead">${description}</p>
        ${family ? html`<p>${family.story}</p>` : ''}
      </div>
    </article>`,
  );
}

export function notFoundPage(): string {
  return page(
    { title: texts.notFoundTitle, description: '', robots: 'noindex' },
    html`<div class="lost"><h1>${texts.notFoundTitle}</h1><p>${texts.notFound}</p></div>`,
  );
}

type Head = Readonly<Record<'title' | 'description' | 'robots', string>>;

function page({ title, description, robots }: Head, content: Html): string {
  return html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <meta name="description" content="${description}">
    <meta name="robots" content="${robots}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <header><b>${texts.shop}</b><span>${texts.shopLine}</span></header>
    <main>${content}</main>
    <footer>${texts.foot}</footer>
  </body>
</html>
`.html;
}
