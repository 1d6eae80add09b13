import type { Wallpaper } from '../shared/rows';
import { drawFrame, ROW_HEIGHT, type Shown } from './frame';

const BEYOND = 4;

/** Shows all rows on one page. Draws only rows in view, and reuses their elements. */
export function showLongList(shown: Shown<Wallpaper>): void {
  const { rows, cells } = shown;
  const { area, body } = drawFrame(shown);
  const chosen = new Set<string>();
  const count = Math.min(Math.ceil(innerHeight / ROW_HEIGHT) + 2 * BEYOND, rows.length);
  let first = -1;

  body.innerHTML = rows
    .slice(0, count)
    .map((row) => `<tr style="height:${ROW_HEIGHT}px">${cells(row)}</tr>`)
    .join('');
  const slots = [...body.children].map((element) => ({
    image: element.querySelector('img') ?? new Image(),
    name: element.children[1] ?? element,
    box: element.querySelector('input') ?? document.createElement('input'),
    label: element.querySelector('label')?.lastChild ?? document.createTextNode(''),
  }));

  function draw() {
    const top = Math.floor(area.scrollTop / ROW_HEIGHT) - BEYOND;
    const next = Math.max(0, Math.min(top, rows.length - count));
    if (next === first) return;
    first = next;
    body.style.transform = `translateY(${first * ROW_HEIGHT}px)`;
    slots.forEach(({ image, name, box, label }, place) => {
      const row = rows[first + place];
      if (!row) return;
      image.src = `/${row.imgThumb}`;
      name.textContent = row.name;
      box.checked = chosen.has(row.wpId);
      box.ariaLabel = `${row.wpId} in PDF`;
      label.textContent = row.wpId;
    });
  }

  // The height that all rows would have.
  const space = document.createElement('div');
  space.style.height = `${(rows.length - count) * ROW_HEIGHT}px`;
  area.append(space);

  body.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const wpId = target.ariaLabel?.split(' ')[0] ?? '';
    if (target.checked) chosen.add(wpId);
    else chosen.delete(wpId);
  });
  area.addEventListener('scroll', draw);
  draw();
}
