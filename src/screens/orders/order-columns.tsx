import type { DataColumn } from '../../components/data-table/data-column';
import { Thumbnail } from '../../components/thumbnail';
import { type Row, rowId } from '../../entities/row';
import { orderName } from '../../stores/orders/list';
import { DocumentButtons } from './document-buttons';
import { InstallerSelect } from './installer-select';
import { MuralButton } from './mural-button';
import { type OrderField, orderFields, orderPicture } from './order-fields';
import { orderTones } from './order-tags';
import { StatusBoxes } from './status-boxes';
import { texts } from './texts';

type Column = DataColumn<Row>;

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
export function orderColumns(onOpen: (id: string) => void): Column[] {
  const f = orderFields;
  return [
    {
      ...textColumn(f.orderId, 136),
      hideable: false,
      neverCut: true,
      cell: (order) => (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="e"
          className="wrap-anywhere line-clamp-2 min-h-6 whitespace-normal text-left text-accent max-sm:min-h-11 underline-offset-2 hover:underline"
          onClick={() => onOpen(rowId(order))}
        >
          {orderName(order)}
        </button>
      ),
    },
    textColumn(f.customerName, 168),
    textColumn(f.mobile, 128),
    { ...textColumn(f.wpId, 144), card: 'rest' },
    textColumn(f.productName, 184),
    {
      ...column('productImage', texts.skuImage, 104, (order) => {
        const src = orderPicture(order, 'productImage');
        return src && <Thumbnail src={src} />;
      }),
      card: 'picture',
    },
    column('muralImg', texts.mural, 112, (order) => <MuralButton order={order} showsMural />),
    { ...textColumn(f.paymentStatus, 128), neverCut: true, tone: orderTones.paymentStatus },
    { ...textColumn(f.transaction, 136), neverCut: true, tone: orderTones.transaction },
    textColumn(f.deliveryAddress, 264),
    textColumn(f.purchaseDate, 136),
    textColumn(f.wallDimension, 144),
    { ...textColumn(f.wpLength, 96), align: 'end' },
    { ...textColumn(f.wpRate, 104), align: 'end' },
    { ...textColumn(f.purchaseAmount, 152), align: 'end' },
    textColumn(f.billingCity, 136),
    column('installer', texts.installer, 288, (order) => <InstallerSelect order={order} />),
    column('documents', texts.documents, 176, (order) => <DocumentButtons order={order} />),
    column('status', texts.orderStatus, 320, (order) => <StatusBoxes order={order} />),
  ];
}

/** A column with something other than text. */
function column(id: string, header: string, width: number, cell: Column['cell']): Column {
  return { id, header, width, cell, card: 'control', reusable: true, neverCut: true };
}

function textColumn({ name, label, text, searchText, sortKey }: OrderField, width: number): Column {
  return {
    id: name,
    header: label,
    width,
    cell: text,
    reusable: true,
    ...(SEARCHED.includes(name) && { searchText }),
    ...(sortableColumns.includes(name) && { sortKey }),
  };
}
