import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HistoryModel, openHistoryModel } from '../testing/history-model';

let model: HistoryModel;
beforeAll(async () => {
  model = await openHistoryModel(7);
});
afterAll(() => model.close());

test('random changes, undos and roll backs by two people do what a simple model says', async () => {
  for (let step = 0; step < 250; step += 1) {
    const what = await model.step();
    expect(await model.stored(), what).toEqual(model.expected());
  }
});
