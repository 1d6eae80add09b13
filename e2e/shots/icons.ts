import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../../src/components/icon';
import { iconNames } from '../../src/entities/icon-names';

const COLUMNS = 5;
const WIDTH = 130;
const HEIGHT = 64;
/** A colour that is readable on white and on black. */
const COLOUR = '#768390';

/** A picture of the icons that entity files can name, with their names. */
export function iconSheet(): string {
  const cells = iconNames.map((name, index) => {
    const [x, y] = [(index % COLUMNS) * WIDTH, Math.floor(index / COLUMNS) * HEIGHT];
    const icon = renderToStaticMarkup(createElement(Icon, { name, size: 24 }));
    return `<g transform="translate(${x} ${y})"><g transform="translate(${WIDTH / 2 - 12} 6)">${icon}</g><text x="${WIDTH / 2}" y="48" text-anchor="middle" fill="${COLOUR}">${name}</text></g>`;
  });
  const [width, height] = [COLUMNS * WIDTH, Math.ceil(iconNames.length / COLUMNS) * HEIGHT];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${COLOUR}" font-family="sans-serif" font-size="13">\n<title>Icons</title>\n${cells.join('\n')}\n</svg>\n`;
}
