import { createContext, useContext, useMemo } from 'react';
import { isRecord } from '../../common/is-record';
import { Combobox } from '../../components/combobox/combobox';
import type { Option } from '../../components/combobox/option';
import { type Row, rowId } from '../../entities/row';
import { textOf } from '../../entities/wallpaper';
import { ownInstallers } from '../../stores/orders/installers';
import { orderName } from '../../stores/orders/list';
import { changeOrder, orderWork } from '../../stores/orders/update';
import { may } from '../../stores/sign-in/load-user';
import { texts } from './texts';

export interface InstallerChoice {
  readonly options: readonly Option[];
  /** The ids as the server sent them: it may compare them strictly. */
  readonly ids: ReadonlyMap<string, unknown>;
}

/** The installers for orders that come without their own; `undefined` while they are loading. */
export const InstallersContext = createContext<InstallerChoice | undefined>(undefined);

export function installerChoice(installers: readonly unknown[]): InstallerChoice {
  const known = new Map(installers.filter(isRecord).map((one) => [String(one.id), one]));
  const options = [...known].map(([value, { name, phone, city }]) => {
    const parts = [name, phone].map((part) => textOf(part).trim()).filter(Boolean);
    return { value, label: parts.join(' - ') || value, detail: textOf(city) };
  });
  return { options, ids: new Map([...known].map(([value, { id }]) => [value, id])) };
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
  if (!may('order', 'assign'))
    return choice?.options.find((one) => one.value === value)?.label ?? value;
  return (
    <Combobox
      clearable
      label={texts.installerFor(orderName(order))}
      options={choice?.options ?? []}
      // An id means nothing to users before its name is loaded.
      value={value}
      placeholder={choice ? texts.noInstaller : texts.loadingInstallers}
      emptyText={choice?.options.length === 0 ? texts.noInstallers : undefined}
      onChange={(id) =>
        void changeOrder(rowId(order), { installerId: choice?.ids.get(id ?? '') ?? null })
      }
    />
  );
}
