import { useContext } from 'react';
import { Combobox } from '../../components/combobox/combobox';
import { type Row, rowId } from '../../entities/row';
import { ownInstallers } from '../../stores/orders/installers';
import { changeOrder, orderName, orderWork } from '../../stores/orders/update';
import { InstallersContext, installerChoice } from './installer-choice';
import { texts } from './texts';

/** Who puts the wallpaper up; saved at once. */
export function InstallerSelect({ order }: { readonly order: Row }) {
  const shared = useContext(InstallersContext);
  const own = ownInstallers(order);
  const isLoading = own.length === 0 && shared.isLoading;
  const { options, ids } = installerChoice(own.length > 0 ? own : shared.rows);
  const { installerId } = orderWork(order);
  const isChosen = installerId !== null && installerId !== '';
  return (
    <Combobox
      clearable
      label={texts.installerFor(orderName(order))}
      options={options}
      // An id says nothing as long as nobody knows whose it is.
      value={isChosen && !isLoading ? String(installerId) : null}
      placeholder={isLoading ? texts.loadingInstallers : texts.noInstaller}
      emptyText={options.length === 0 ? texts.noInstallers : undefined}
      onChange={(id) =>
        void changeOrder(rowId(order), { installerId: id === null ? null : ids.get(id) })
      }
    />
  );
}
