import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { jsonHelp } from './json-help';

const schema = { type: 'object', properties: { owner: { type: 'string' } } };

test.each([
  '{ "$schema": "./schema.json", "" }',
  '{ "$schema": "schema.json", "" }',
  '{ "$schema": "./roles.schema.json", "" }',
  '{ "$schema": "https://shop.example/schema.json", "" }',
  '{ "" }',
])('the editor completes keys whatever schema the file names, as in %s', async (text) => {
  const state = EditorState.create({ doc: text });
  const context = new CompletionContext(state, text.lastIndexOf('"'), true);
  const found = await jsonHelp(schema).complete(context);
  expect(found?.options.map(({ displayLabel }) => displayLabel)).toEqual(['owner']);
});
