import type { ColumnDef, ColumnMeta } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { CardPart, Features } from '../../components/data-table/table-features';
import { Thumbnail } from '../../components/thumbnail';
import { orderLabels } from '../../entities/order-labels';
import { type Row, rowId } from '../../entities/row';
import { orderName } from '../../stores/orders/list';
import { isPaid, paymentOf } from '../../stores/orders/payment';
import { may } from '../../stores/session/rights';
import { DocumentButtons } from './document-buttons';
import { InstallerSelect } from './installer-select';
import { MuralButton } from './mural-button';
import { type OrderField, orderFields, orderPicture } from './order-fields';
import { orderTones } from './order-tags';
import { StatusBoxes } from './status-boxes';
import { texts } from './texts';

/** Specification, Orders screen. */
export const sortableColumns = [
  'orderId',
  'customerName',
  'mobile',
  'wpId',
  'paymentStatus',
  'transaction',
];
const SEARCHED = ['orderId', 'customerName', 'mobile', 'wpId', 'billingCity'];

/** The columns of the orders' table; `onOpen` shows the details of an order. */
export function orderColumns(onOpen: (id: string) => void): ColumnDef<Features, Row>[] {
  const f = orderFields;
  return [
    {
      ...textColumn(f.orderId, 124, { neverCut: true }),
      enableHiding: false,
      cell: ({ row: { original: order } }) => (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="e"
          data-wrong={isPaid(order) ? undefined : paymentOf(order) || undefined}
          className="wrap-anywhere line-clamp-2 min-h-6 rounded-sm whitespace-normal text-left text-accent max-sm:min-h-11 underline-offset-2 hover:underline"
          onClick={() => onOpen(rowId(order))}
        >
          {orderName(order)}
        </button>
      ),
    },
    textColumn(f.customerName, 140),
    textColumn(f.mobile, 112),
    textColumn(f.wpId, 120, { card: 'rest' }),
    textColumn(f.productName, 184, { card: 'line' }),
    controlColumn('productImage', orderLabels.productImage, 104, productPicture, 'picture'),
    controlColumn('muralImg', orderLabels.muralImg, 112, (order) => (
      <MuralButton order={order} showsMural />
    )),
    textColumn(f.paymentStatus, 128, {
      neverCut: true,
      tone: orderTones.paymentStatus,
      note: texts.fromShop,
    }),
    textColumn(f.transaction, 136, { neverCut: true, tone: orderTones.transaction }),
    textColumn(f.deliveryAddress, 168),
    textColumn(f.purchaseDate, 136),
    textColumn(f.wallDimension, 120),
    textColumn(f.wpLength, 96, { align: 'end' }),
    textColumn(f.wpRate, 104, { align: 'end' }),
    textColumn(f.purchaseAmount, 152, { align: 'end' }),
    textColumn(f.billingCity, 136),
    pinnedColumn('installer', orderLabels.installerId, 200, (order) => (
      <InstallerSelect order={order} />
    )),
    ...(may('order', 'documents') ? [documentsColumn] : []),
    pinnedColumn('status', texts.orderStatus, 232, (order) => (
      <StatusBoxes compact order={order} />
    )),
  ];
}

const documentsColumn = pinnedColumn('documents', texts.documents, 112, (order) => (
  <DocumentButtons compact order={order} />
));

/** One of the columns on which staff act. */
function pinnedColumn(...column: Parameters<typeof controlColumn>): ColumnDef<Features, Row> {
  const { meta, ...rest } = controlColumn(...column);
  return { ...rest, meta: { ...meta, pinned: 'end' } };
}

/** A column with content other than text. */
function controlColumn(
  id: string,
  header: string,
  size: number,
  cell: (order: Row) => ReactNode,
  card: CardPart = 'control',
): ColumnDef<Features, Row> {
  return {
    id,
    header,
    size,
    enableSorting: false,
    cell: ({ row }) => cell(row.original),
    meta: { card, reusable: true, neverCut: true },
  };
}

function textColumn(
  { name, label, text, searchText, sortKey }: OrderField,
  size: number,
  meta: ColumnMeta<Features, Row> = {},
): ColumnDef<Features, Row> {
  return {
    id: name,
    header: label,
    size,
    accessorFn: sortKey,
    enableSorting: sortableColumns.includes(name),
    cell: ({ row }) => text(row.original),
    meta: {
      reusable: true,
      searchText: SEARCHED.includes(name) ? searchText : undefined,
      ...meta,
    },
  };
}

function productPicture(order: Row) {
  const src = orderPicture(order, 'productImage');
  return src && <Thumbnail src={src} />;
}
