import { dirname, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type ConfigProblem, formatProblems } from './check/config-problem';
import { loadConfigs } from './check/load-configs';
import type { EntityConfig } from './entity-config';
import { configsInUse, inUseReport } from './last-good';

const MODULE = 'virtual:entity-configs';
const RESOLVED = `\0${MODULE}`;
/** Hides Vite's tips in its overlay, which are of no use to editors of entity files. */
const OVERLAY_STYLE =
  'vite-error-overlay::part(tip), vite-error-overlay::part(plugin) { display: none }';

/**
 * Bundles the checked entities of a folder as the module `virtual:entity-configs`. Files with problems
 * are bundled in the last good version that a server kept; without one, they fail the build. In
 * development, the report is shown over the page, which keeps the last valid configs and reloads when
 * the files are valid again.
 */
export function entityConfigsPlugin(folder: string, keptFolder: string): Plugin {
  const absolute = resolve(folder);
  let lastValid: readonly EntityConfig[] | undefined;

  return {
    name: 'entity-configs',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const found = await configsInUse(absolute, keptFolder);
      if (found && found.problems.length > 0)
        this.warn(`\n\n${inUseReport(found.problems, found.fileTexts)}\n`);
      if (found) lastValid = found.configs;
      else if (!lastValid)
        throw new Error(`\n\n${formatProblems((await loadConfigs(absolute)).problems)}\n`);
      return `export default ${JSON.stringify(lastValid)};`;
    },
    transformIndexHtml: (_html, { server }) =>
      server ? [{ tag: 'style', children: OVERLAY_STYLE }] : [],
    async configureServer(server) {
      let shown: readonly ConfigProblem[] = (await loadConfigs(absolute)).problems;
      server.watcher.add(absolute);
      // A reloaded page doesn't show the report yet.
      server.ws.on('connection', () => shown.length > 0 && showProblems(server, shown));
      server.watcher.on('all', async (_event, file) => {
        if (dirname(resolve(file)) !== absolute || !file.endsWith('.json')) return;
        const { configs, problems } = await loadConfigs(absolute);
        const hadReport = shown.length > 0;
        shown = problems;
        if (problems.length > 0) return showProblems(server, problems);
        if (!hadReport && JSON.stringify(configs) === JSON.stringify(lastValid)) return;
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function showProblems(server: ViteDevServer, problems: readonly ConfigProblem[]): void {
  const report = formatProblems(problems);
  server.config.logger.error(report);
  server.ws.send({
    type: 'error',
    err: { message: report, stack: '', plugin: 'entity-configs' },
  });
}
