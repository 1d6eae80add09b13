import { useStore } from 'zustand';
import type { Row } from '../../entities/row';
import { displayText } from '../../field-types/read';
import { mergedIn } from '../../stores/changes/merge';
import { orderName } from '../../stores/orders/list';
import { orderConflictStore, settleOrderConflict } from '../../stores/orders/update';
import { ConflictQuestion } from '../row-forms/conflict-question';
import { useInstallerChoice } from './installer-select';
import { laterTexts } from './later-texts';
import { workFilterables } from './order-filters';

/** Asks which values to keep where two people have changed an order. */
export function OrderConflict() {
  const [conflict] = useStore(orderConflictStore);
  const choice = useInstallerChoice(conflict?.current ?? {});
  if (!conflict) return null;
  const { before, current, change } = conflict;
  const work = workFilterables(choice?.options ?? []);
  const textsOf = (order: Row) =>
    Object.fromEntries(
      work.map(({ field, read }) => [field.name, displayText(field, read?.(order), order)]),
    );
  const mine = Object.entries(textsOf({ ...before, ...change })).filter(([name]) => name in change);
  return (
    <ConflictQuestion
      key={JSON.stringify(conflict)}
      what={laterTexts.order(orderName(before))}
      labelOf={(name) => work.find(({ field }) => field.name === name)?.header ?? name}
      before={textsOf(before)}
      changes={mergedIn(current)}
      stored={textsOf(current)}
      mine={Object.fromEntries(mine)}
      onSave={settleOrderConflict}
      onCancel={() => settleOrderConflict([])}
    />
  );
}
