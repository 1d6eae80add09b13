import { expect, test } from 'vitest';
import { checkConfig } from '../check-config';

const stage = {
  ...{ name: 'stage', type: 'select' },
  options: [
    { value: 'open', label: 'Open' },
    { value: 'lost', label: 'Lost' },
  ],
};

test.each([
  ['stage', 'Must be an object in { }, not "stage".', '"showIf": {"stage":"open"}'],
  [
    ['stage', 'lost'],
    'Must be an object in { }, not ["stage","lost"].',
    '"showIf": {"stage":"open"}',
  ],
  [{ stage: [] }, 'Must not be empty.', undefined],
  [{ stage: 'Lost' }, '"stage" is never "Lost". Its values are open, lost.', undefined],
  [
    { field: 'stage', value: 'lost' },
    'The key must be the name of the field.',
    '"showIf": {"stage":"lost"}',
  ],
])('the condition %j has one problem', (showIf, reason, example) => {
  const fields = [stage, { name: 'reason', type: 'text', showIf }];
  const file = { name: 'lead', label: 'Lead', fields };
  const { problems } = checkConfig(JSON.stringify(file), 'lead.json', 'lead');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ reason, ...(example && { example }) });
});
