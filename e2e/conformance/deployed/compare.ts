import { parseArgs } from 'node:util';
import { loadConfigs } from '../../../src/entities/check/load-configs';
import { explained } from '../../../src/server/commands/run-command';
import { foldersOf } from '../../../src/server/settings/folders';
import { post } from '../../fixtures/post';
import { compareRows } from './compare-rows';
import { readRows } from './read-list';
import { signIn } from './sign-in';

/* Compares the entity files with the rows of a deployed server, and changes nothing there. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: '' },
    user: { type: 'string', default: '' },
  },
});
const url = values.url.replace(/\/+$/, '');
await explained(async () => {
  const request = await signIn(url, values.user);
  for (const config of (await loadConfigs(foldersOf(process.env).configsFolder)).configs) {
    console.log(`\n${config.name}.json`);
    const say = (sentence: string) => console.log(`  ${sentence}`);
    const { fetch } = config.endpoints;
    const rows = await readRows(await post({ request }, fetch, undefined), fetch, say);
    if (rows && compareRows(config, rows, say) === 0) say(`${rows.length} rows: everything fits.`);
  }
  await request.dispose();
});
