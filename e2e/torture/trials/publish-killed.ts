import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isEntityFile } from '../../../src/entities/check/entity-files';
import type { ConfigVersion, StudioConfigs } from '../../../src/entities/wire/studio';
import { startSignedIn } from '../files/signed-in';
import { Cluster } from '../shared/cluster';
import type { Trial, TrialRow } from '../trial';

const PATH = '/api/studio';
/** The time in which all files are replaced. Half of the kills happen within it. */
const MOVING_MS = 30;
const MAX_WAIT_MS = 10_000;

export const trial: Trial = {
  name: 'publish-killed',
  what: 'kills the server while it publishes all entity files: all must be as before, or all new',
  async run({ rounds = 12 }) {
    const cluster = new Cluster();
    const rows = [
      await runOn('SQLite', rounds, {}),
      await runOn('PostgreSQL', rounds, { DATABASE_URL: await cluster.create('publish') }),
    ];
    cluster.remove();
    return rows;
  },
};

async function runOn(
  database: string,
  rounds: number,
  settings: Readonly<Record<string, string>>,
): Promise<TrialRow> {
  const folder = mkdtempSync(join(tmpdir(), 'paperhanger-publish-'));
  cpSync('entity-configs', folder, { recursive: true });
  const office = await startSignedIn({ ...settings, PAPERHANGER_CONFIGS: folder });
  const { server, send, sendJson } = office;
  /** The entities: other files have no menu group. */
  const ask = async () => {
    const state: StudioConfigs = await (await send(`${PATH}/configs`)).json();
    return state.configs.filter(({ name }) => isEntityFile(`${name}.json`));
  };

  /** Renames the menu group of every entity. Returns the hashes of the drafts. */
  async function draftAll(group: string): Promise<Record<string, string>> {
    const drafts: Record<string, string> = {};
    for (const { name, live, draft } of await ask()) {
      const file = JSON.parse(live?.text ?? '{}');
      const navigation = { ...file.navigation, group };
      const text = JSON.stringify({ ...file, navigation }, undefined, 2);
      const body = { text, replaces: (draft ?? live)?.hash ?? null };
      const answer = await sendJson(`${PATH}/drafts/${name}`, body, 'PUT');
      drafts[name] = (await answer.json()).hash;
    }
    return drafts;
  }

  /** The state after a restart: the group, or a message if files have different groups. */
  async function stateAfter(note: string): Promise<string> {
    const configs = await ask();
    const found = new Set(
      configs.map(({ live }) => JSON.parse(live?.text ?? '{}').navigation.group),
    );
    const drafts = configs.filter(({ draft }) => draft).length;
    const notes = await Promise.all(
      configs.map(async ({ name }) => {
        const versions: ConfigVersion[] = await (await send(`${PATH}/versions/${name}`)).json();
        return versions.filter((version) => version.note === note).length;
      }),
    );
    const [group, other] = [...found];
    const isNew = group === note;
    const isWhole =
      other === undefined &&
      drafts === (isNew ? 0 : configs.length) &&
      notes.every((count) => count === (isNew ? 1 : 0));
    return isWhole ? (isNew ? 'new' : 'old') : `files ${[...found]}; drafts ${drafts}; ${notes}`;
  }

  const first = performance.now();
  await sendJson(`${PATH}/publish`, { note: 'Start', drafts: await draftAll('Start') });
  const whole = performance.now() - first;

  const outcomes = { old: 0, new: 0 };
  const problems: string[] = [];
  let mixed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const group = `Round ${round}`;
    const drafts = await draftAll(group);
    const publishing = sendJson(`${PATH}/publish`, { note: group, drafts }).catch(() => {});
    if (round % 2 === 0) {
      const end = performance.now() + MAX_WAIT_MS;
      while (!existsSync(join(folder, '.publishing')) && performance.now() < end)
        await setImmediate();
      await setTimeout(Math.random() * MOVING_MS);
    } else await setTimeout(Math.random() * (whole / 2));
    await server.kill();
    await publishing;
    if (groupsIn(folder).size > 1) mixed += 1;
    await server.start();
    const state = await stateAfter(group);
    if (state === 'old' || state === 'new') outcomes[state] += 1;
    else problems.push(`round ${round}: ${state}`);
  }
  await server.kill();
  server.removeData();
  rmSync(folder, { recursive: true });
  return {
    case: `${rounds} kills on ${database}`,
    measured: `${outcomes.old} as before, ${outcomes.new} new, ${mixed} of them healed by the start${problems.map((one) => `; ${one}`).join('')}`,
    limit: 'none in half',
    passed: problems.length === 0,
  };
}

function groupsIn(folder: string): ReadonlySet<unknown> {
  const files = readdirSync(folder).filter(isEntityFile);
  return new Set(
    files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).navigation.group),
  );
}
