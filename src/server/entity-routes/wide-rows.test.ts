import { expect, test } from 'vitest';
import { entityConfig } from '../../entities/testing';
import { isPostgresRun } from '../testing/test-database';
import { startTestServer } from '../testing/test-server';

test('a row whose texts do not fit into a row of the database is rejected with a message', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `field${index}`);
  const fields = names.map((name) => ({ name, type: 'text' as const }));
  const wide = entityConfig({ name: 'wide', fields, actions: { add: {} } });
  const server = await startTestServer({ configs: [wide] });
  const client = await server.signedIn();
  const row = Object.fromEntries(names.map((name) => [name, 'A text of 25 characters, ']));
  const answer = await client.post('/api/wide/add', row);
  expect([answer.statusCode, answer.json().message, answer.json().errors]).toEqual(
    isPostgresRun
      ? [422, 'A row’s texts are too long to be stored together. Shorten some of them.', {}]
      : [201, undefined, undefined],
  );
  await server.close();
});
