import { PaperhangerServer } from '../../fixtures/paperhanger-server';
import type { Trial } from '../trial';

const LIMIT_MS = 2000;

export const trial: Trial = {
  name: 'ready-after-kill',
  what: 'kills the demo and starts it again; it must be ready within 2 s each time',
  async run({ rounds = 20 }) {
    const server = await PaperhangerServer.start();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await server.kill();
      const start = performance.now();
      await server.start();
      const ready = await fetch(`${server.url}/readyz`);
      if (ready.status === 200) times.push(performance.now() - start);
    }
    await server.stop();
    server.removeData();
    const longest = Math.max(...times);
    return [
      {
        case: `${rounds} kills`,
        measured: `${times.length} ready, the last after ${Math.round(longest)} ms`,
        limit: `all within ${LIMIT_MS} ms`,
        passed: times.length === rounds && longest <= LIMIT_MS,
      },
    ];
  },
};
