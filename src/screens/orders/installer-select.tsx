import { createContext, useContext, useMemo } from 'react';
import { foldText } from '../../common/fold-text';
import { isRecord } from '../../common/is-record';
import { memoize } from '../../common/memoize';
import { scalarText } from '../../common/plain-text';
import { Combobox } from '../../components/combobox/combobox';
import { labelOf, type Option } from '../../components/combobox/option';
import { type Row, rowId } from '../../entities/row';
import { ownInstallers } from '../../stores/orders/installers';
import { orderName } from '../../stores/orders/list';
import { changeOrder, orderWork } from '../../stores/orders/update';
import { may } from '../../stores/session/rights';
import { texts } from './texts';

export interface InstallerChoice {
  readonly options: readonly Option[];
  /** The ids as the server sent them: it may compare them strictly. */
  readonly ids: ReadonlyMap<string, unknown>;
  /** Why there are no options, if there are none. */
  readonly emptyText: string;
}

/** The installers for orders that the server sends without a list of installers; `undefined` while they are loading. */
export const InstallersContext = createContext<InstallerChoice | undefined>(undefined);

export function installerChoice(
  installers: readonly unknown[],
  emptyText = texts.noInstallers,
): InstallerChoice {
  const known = new Map(installers.filter(isRecord).map((one) => [String(one.id), one]));
  const options = [...known].map(([value, { name, phone, city }]) => {
    const parts = [name, phone].map((part) => scalarText(part).trim()).filter(Boolean);
    return { value, label: parts.join(' - ') || value, detail: scalarText(city) };
  });
  return { options, ids: new Map([...known].map(([value, { id }]) => [value, id])), emptyText };
}

const cityKey = (city: string) => foldText(city).trim();

/** Orders in the same city share one array, because comboboxes prepare their search once per array. */
const listsByCity = memoize((_options: readonly Option[]) => new Map<string, readonly Option[]>());

/** The installers, with those in the billing city of the orders first, if all orders have the same city. */
export function nearFirst(options: readonly Option[], orders: readonly Row[]): readonly Option[] {
  const cities = new Set(orders.map(({ billingCity }) => cityKey(scalarText(billingCity))));
  const [city = ''] = cities;
  if (city === '' || cities.size > 1) return options;
  const lists = listsByCity(options);
  const known = lists.get(city);
  if (known) return known;
  const near = options.filter(({ detail = '' }) => cityKey(detail) === city);
  const list = near.length === 0 ? options : [...new Set([...near, ...options])];
  lists.set(city, list);
  return list;
}

/** The installers who can be assigned to an order. */
export function useInstallerChoice(order: Row): InstallerChoice | undefined {
  const shared = useContext(InstallersContext);
  const own = ownInstallers(order);
  const ownChoice = useMemo(() => installerChoice(own), [own]);
  return own.length > 0 ? ownChoice : shared;
}

/** Assigns an installer to an order; saved at once. */
export function InstallerSelect({ order }: { readonly order: Row }) {
  const choice = useInstallerChoice(order);
  const { installerId } = orderWork(order);
  const isAssigned = installerId !== null && installerId !== '';
  const value = isAssigned && choice ? String(installerId) : null;
  if (!may('order', 'assign')) return value && choice ? labelOf(choice.options, value) : value;
  return (
    <Combobox
      clearable
      label={texts.installerFor(orderName(order))}
      options={choice ? nearFirst(choice.options, [order]) : []}
      // An id means nothing to users before its name is loaded.
      value={value}
      placeholder={choice ? texts.noInstaller : texts.loadingInstallers}
      emptyText={choice?.options.length === 0 ? choice.emptyText : undefined}
      onChange={(id) =>
        void changeOrder(rowId(order), { installerId: choice?.ids.get(id ?? '') ?? null })
      }
    />
  );
}
