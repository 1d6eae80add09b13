import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HistoryModel, openHistoryModel } from '../testing/history-model';

// `npm run torture` takes other seeds, and more steps.
const { HISTORY_SEED: seed = '7', HISTORY_STEPS: steps = '250' } = process.env;

let model: HistoryModel;
beforeAll(async () => {
  model = await openHistoryModel(Number(seed));
});
afterAll(() => model.close());

test('random changes, undos and rollbacks by two people do what a simple model says', async () => {
  for (let step = 0; step < Number(steps); step += 1) {
    const what = await model.step();
    expect(await model.stored(), what).toEqual(model.expected());
  }
});
