import { parseArgs } from 'node:util';
import { runBrowser } from './browser/run-browser';
import type { Line, Section } from './results/line';
import { table } from './results/markdown';
import { saveResults } from './results/save-results';
import { runServer } from './server/run-server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    contestants: { type: 'string', default: '' },
    repeat: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    append: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const list = (text: string) => text.split(',').filter(Boolean);

const [part = ''] = positionals;
/** `npm run bench -- scale` is short for `server --only scale`. */
const only = part === 'scale' ? [part] : list(values.only);
const kind = part === 'server' || part === 'scale' ? 'server' : 'browser';

function done(name: string, lines: readonly Line[], versions: Section['versions']): void {
  console.log(table(lines));
  if (!values.dry) saveResults(kind, name, lines, versions, values.append);
}

if (kind === 'server') {
  await runServer(only, done);
} else {
  await runBrowser({
    only,
    contestants: list(values.contestants),
    repeat: Number(values.repeat),
    isBuilt: values.built,
    done,
  });
}
