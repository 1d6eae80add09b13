import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shapeNames } from './shape-names';

test('the style sheet draws each shape that a button can have, and no other', async () => {
  const styles = await readFile('src/components/shapes.css', 'utf8');
  const drawn = styles.matchAll(/\.(\w+)-shape \{\s+--/g);
  expect(Array.from(drawn, ([, name]) => name).sort()).toEqual([...shapeNames].sort());
});
