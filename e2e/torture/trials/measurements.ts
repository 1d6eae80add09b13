import { runCommand } from '../../setup/run-command';
import type { Trial } from '../trial';

export const trial: Trial = {
  name: 'measurements',
  what: 'types, clicks and scrolls in lists of up to 100,000 rows, which must not block the page',
  async run() {
    const passed = await runCommand([
      ...([process.execPath, 'node_modules/@playwright/test/cli.js', 'test'] as const),
      '--config=e2e/playwright.config.ts',
      '--project=measurements',
    ]);
    return [{ case: 'measurements', measured: passed ? 'pass' : 'fail', limit: 'pass', passed }];
  },
};
