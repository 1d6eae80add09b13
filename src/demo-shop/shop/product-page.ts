import { type Html, html } from '../../common/html';
import type { Wallpaper } from '../catalogue/wallpapers';
import shopCategories from '../content/categories.json';
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
  const { story, rate = 0, categories: [first] = [] } = wallpaper?.family ?? {};
  const category = shopCategories.find(({ catId }) => catId === first);
  const crumbs = [texts.wallpapers, ...(category ? [category.text] : [])];
  const gallery = html`<div class="gallery">
    <img src="/${roomPath(wpId)}" width="1200" height="900" alt="${texts.altRoom(name)}">
    <img src="/${sheetPath(wpId)}" width="1200" height="900" alt="${texts.alt(name)}">
  </div>`;
  const others = colourways.map(
    (other) => html`<li><a href="/in/${encodeURIComponent(other.slug)}">
      <img src="/${thumbnailPath(other.wpId)}" width="240" height="180" alt="" loading="lazy">
      <span>${other.name}</span></a></li>`,
  );
  return page(
    { title: product.metaTitle || name, description: metaDescription, robots: product.followIndex },
    html`<nav class="crumbs">${crumbs.map((text) => html`<span>${text}</span>`)}</nav>
    <article class="product">
      ${wallpaper ? gallery : ''}
      <div class="facts">
        <p class="id">${texts.id(wpId)}</p>
        <h1>${name}</h1>
        ${wallpaper ? html`<p class="price"><strong>${texts.rate(rate)}</strong> ${texts.example(rate)}</p>` : ''}
        <p class="lead">${metaDescription}</p>
        ${story ? html`<p>${story}</p>` : ''}
        <ul>${texts.facts.map((fact) => html`<li>${fact}</li>`)}</ul>
      </div>
    </article>
    ${others.length > 0 ? html`<section class="colourways"><h2>${texts.colourways}</h2><ul>${others}</ul></section>` : ''}`,
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
