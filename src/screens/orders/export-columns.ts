import type { Row } from '../../entities/row';
import { sheetCellOf } from '../../spreadsheet/sheet-fields';
import { ownInstallers } from '../../stores/orders/installers';
import { orderWork } from '../../stores/orders/update';
import type { ExportedBy } from '../selection/export-rows';
import { exportedValue } from '../selection/exported-value';
import { type InstallerChoice, installerChoice } from './installer-select';
import { orderFields, orderPicture } from './order-fields';
import { BOXES } from './status-boxes';
import { texts } from './texts';

/** The columns of orders in an export; the documents are left out. */
export function exportedBy(installers: InstallerChoice | undefined): ExportedBy {
  const cells: Readonly<Record<string, (order: Row) => string | null>> = {
    productImage: (order) => orderPicture(order, 'productImage') ?? null,
    muralImg: (order) => orderPicture(order, 'muralImg') ?? null,
    installer: (order) => installerName(order, installers),
    status: (order) => {
      const work = orderWork(order);
      return (
        BOXES.filter((box) => work[box])
          .map((box) => texts[box])
          .join(', ') || null
      );
    },
  };
  return ({ id, header }) => {
    const known = Object.values(orderFields).find(({ name }) => name === id);
    const cell = cells[id];
    if (!known) return cell && { header, cell };
    const { field, raw } = known;
    const { numberFormat: format } = sheetCellOf(field);
    return { header, format, cell: (order) => exportedValue(field, raw(order), order) };
  };
}

function installerName(order: Row, installers: InstallerChoice | undefined): string | null {
  const { installerId } = orderWork(order);
  if (installerId === null || installerId === '') return null;
  const own = ownInstallers(order);
  const { options = [] } = (own.length > 0 ? installerChoice(own) : installers) ?? {};
  return options.find(({ value }) => value === String(installerId))?.label ?? String(installerId);
}
