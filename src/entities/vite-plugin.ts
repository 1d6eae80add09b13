import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { EntityConfig } from './entity-config';
import { type Fault, formatFaults } from './faults';
import { loadConfigs } from './load-configs';

const MODULE = 'virtual:entity-configs';
const RESOLVED = `\0${MODULE}`;

/**
 * Bundles the checked entities of a folder as the module `virtual:entity-configs`. A fault fails the
 * build with the whole report; while developing it shows over the page, the last good configs stay,
 * and an edit without faults reloads the page.
 */
export function entityConfigsPlugin(folder: string): Plugin {
  const absolute = resolve(folder);
  let lastGood: readonly EntityConfig[] | undefined;

  return {
    name: 'entity-configs',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { configs, faults } = await loadConfigs(absolute);
      if (faults.length === 0) lastGood = configs;
      else if (!lastGood) throw new Error(`\n\n${formatFaults(faults)}\n`);
      return `export default ${JSON.stringify(lastGood)};`;
    },
    configureServer(server) {
      server.watcher.add(absolute);
      server.watcher.on('all', async (_event, file) => {
        if (!file.startsWith(absolute) || !file.endsWith('.json')) return;
        const { configs, faults } = await loadConfigs(absolute);
        if (faults.length > 0) return showFaults(server, faults);
        if (JSON.stringify(configs) === JSON.stringify(lastGood)) return;
        const module = server.moduleGraph.getModuleById(RESOLVED);
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function showFaults(server: ViteDevServer, faults: readonly Fault[]): void {
  const report = formatFaults(faults);
  server.config.logger.error(report);
  server.ws.send({
    type: 'error',
    err: { message: report, stack: '', plugin: 'entity-configs' },
  });
}
