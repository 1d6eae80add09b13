import { expect } from 'vitest';
import type { HistoryEntry, RollBackPreview } from '../../entities/wire/history';
import type { PartServer } from './part-server';

/** Calls of a server with a history, which must succeed. */
export function historyCalls(server: () => PartServer) {
  async function call(path: string, body: object) {
    const answer = await server().post(path, body);
    expect([200, 201, 204], answer.body).toContain(answer.statusCode);
    return answer.body === '' ? undefined : answer.json();
  }
  return {
    call,
    newest: async (entity: string): Promise<HistoryEntry> =>
      (await call('/api/history', { entity })).entries[0],
    preview: (id: number): Promise<RollBackPreview> => call('/api/history/preview', { id }),
    rollBack: (id: number, take: readonly object[] = []) =>
      call('/api/history/rollBack', { id, take }),
  };
}
