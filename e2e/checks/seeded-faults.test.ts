import { expect, test } from 'vitest';
import { faults } from '../torture/seeded-faults/faults';
import { seededFiles } from '../torture/seeded-faults/seeded-copy';

test('all faults can still be seeded in the source', () => {
  const text = [...seededFiles().values()].join('\n');

  for (const { name } of faults) {
    expect(text).toContain(`=== ${JSON.stringify(name)} ?`);
  }
});
