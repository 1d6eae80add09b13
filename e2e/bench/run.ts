import { parseArgs } from 'node:util';
import { saveResults } from './results/save-results';
import { runServer } from './server/run-server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const list = (text: string) => text.split(',').filter(Boolean);

if (positionals[0] === 'server') {
  await runServer(list(values.only), (name, lines) =>
    saveResults('server', name, lines, { Node: process.version }),
  );
}
