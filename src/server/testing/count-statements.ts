import type { KyselyPlugin } from 'kysely';
import type { EntityStore } from '../tables/entity-store';

/** A store that counts the statements that are run with it. */
export function countStatements(store: EntityStore): EntityStore & { statements: number } {
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counting.statements += 1;
      return result;
    },
  };
  const counting = { ...store, db: store.db.withPlugin(counter), statements: 0 };
  return counting;
}
