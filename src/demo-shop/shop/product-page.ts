import { categoryTexts } from '../catalogue/categories';
import type { Wallpaper } from '../catalogue/wallpapers';
import { roomPath, sheetPath, thumbnailPath } from '../pictures/picture-paths';
import type { Product } from './find-product';
import { shopTexts as texts } from './texts';

export const STYLE_PATH = '/in/shop.css';

/** The page of a wallpaper. One that the demo did not draw has neither pictures nor a price. */
export function productPage(
  product: Product,
  wallpaper: Wallpaper | undefined,
  colourways: readonly Product[],
): string {
  const { name, wpId, metaDescription } = product;
  return page(
    {
      title: product.metaTitle || name,
      description: metaDescription,
      robots: product.followIndex,
    },
    `<nav class="crumbs">${[texts.wallpapers, ...categories(wallpaper)].map((text) => `<span>${escapeHtml(text)}</span>`).join('')}</nav>
    <article class="product">
      ${wallpaper ? gallery(product) : ''}
      <div class="facts">
        <p class="id">${escapeHtml(texts.id(wpId))}</p>
        <h1>${escapeHtml(name)}</h1>
        ${wallpaper ? price(wallpaper) : ''}
        <p class="lead">${escapeHtml(metaDescription)}</p>
        ${wallpaper ? `<p>${escapeHtml(wallpaper.family.story)}</p>` : ''}
        <ul>${texts.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')}</ul>
      </div>
    </article>
    ${colourways.length > 0 ? alsoIn(colourways) : ''}`,
  );
}

export function notFoundPage(): string {
  return page(
    { title: texts.notFoundTitle, description: '', robots: 'noindex' },
    `<div class="lost"><h1>${escapeHtml(texts.notFoundTitle)}</h1><p>${escapeHtml(texts.notFound)}</p></div>`,
  );
}

function categories(wallpaper: Wallpaper | undefined): string[] {
  return wallpaper?.family.categories.slice(0, 1).map((id) => categoryTexts[id]) ?? [];
}

function gallery({ wpId, name }: Product): string {
  return `<div class="gallery">
        <img src="/${roomPath(wpId)}" width="1200" height="900" alt="${escapeHtml(texts.altRoom(name))}">
        <img src="/${sheetPath(wpId)}" width="1200" height="900" alt="${escapeHtml(texts.alt(name))}">
      </div>`;
}

function price({ family }: Wallpaper): string {
  return `<p class="price"><strong>${escapeHtml(texts.rate(family.rate))}</strong> ${escapeHtml(texts.example(family.rate))}</p>`;
}

function alsoIn(colourways: readonly Product[]): string {
  const items = colourways.map(
    ({ slug, wpId, name }) => `<li><a href="/in/${encodeURIComponent(slug)}">
        <img src="/${thumbnailPath(wpId)}" width="240" height="180" alt="" loading="lazy">
        <span>${escapeHtml(name)}</span></a></li>`,
  );
  return `<section class="colourways"><h2>${escapeHtml(texts.colourways)}</h2><ul>${items.join('')}</ul></section>`;
}

interface Head {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
}

function page({ title, description, robots }: Head, content: string): string {
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}">
    <meta name="robots" content="${escapeHtml(robots)}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <header><b>${escapeHtml(texts.shop)}</b><span>${escapeHtml(texts.shopLine)}</span></header>
    <main>${content}</main>
    <footer>${escapeHtml(texts.foot)}</footer>
  </body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
