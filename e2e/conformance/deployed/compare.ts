import { parseArgs } from 'node:util';
import { request as requests } from '@playwright/test';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import { fetchRows } from '../staff-api';
import { compareRows } from './compare-rows';
import { signIn } from './sign-in';

/* Compares the entity files with the rows of a server that runs somewhere, and changes nothing there. */
const { values } = parseArgs({
  options: {
    data: { type: 'boolean' },
    url: { type: 'string', default: '' },
    user: { type: 'string', default: '' },
  },
});
const folder = process.env.PAPERHANGER_CONFIGS ?? 'entity-configs';
const url = values.url.replace(/\/+$/, '');
const request = await requests.newContext({ baseURL: url });
try {
  await signIn(request, url, values.user);
  for (const config of (await loadConfigs(folder)).configs) {
    console.log(`\n${config.name}.json`);
    const rows = await fetchRows({ request }, config).catch(() => undefined);
    if (!rows) console.log(`  The server has no list ${config.endpoints.fetch}.`);
    else if (compareRows(config, rows, (sentence) => console.log(`  ${sentence}`)) === 0)
      console.log(`  ${rows.length} rows: everything fits.`);
  }
} finally {
  await request.dispose();
}
