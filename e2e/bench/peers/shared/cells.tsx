import { createContext, type ReactNode, useContext, useState } from 'react';
import {
  type Column,
  type Installer,
  type Order,
  orderSteps,
  type Wallpaper,
} from '../../shared/rows';

/** Who can be assigned to an order, by id. */
export const InstallerNames = createContext<ReadonlyMap<number, string>>(new Map());

/** The cells of orders that hold a control, made of plain elements: the lightest that a user could choose. */
const orderControls: Readonly<Record<string, (order: Order) => ReactNode>> = {
  orderId: ({ orderId }) => <button type="button">{orderId}</button>,
  productImage: ({ productImage }) => <Picture path={productImage} />,
  muralImg: ({ muralImg, wpId }) =>
    muralImg && (
      <button type="button" aria-label={`Download mural ${wpId}`}>
        <Picture path={muralImg} />
      </button>
    ),
  paymentStatus: ({ paymentStatus }) => (
    <span style={{ color: paymentStatus === 'Paid' ? 'green' : 'red' }}>{paymentStatus}</span>
  ),
  transaction: ({ transaction: { status } }) => (
    <span style={{ color: status === 'SUCCESS' ? 'green' : 'red' }}>{status}</span>
  ),
  installer: (order) => <InstallerSelect order={order} />,
  documents: ({ transaction: { status } }) =>
    status === 'SUCCESS' && (
      <>
        <button type="button">Download Invoice</button>{' '}
        <button type="button">Download Recipt</button>
      </>
    ),
  status: (order) => <Steps order={order} />,
};

export function orderCell({ id, text }: Column<Order>, order: Order): ReactNode {
  return orderControls[id]?.(order) ?? text(order);
}

export function installerCell({ id, text }: Column<Installer>, installer: Installer): ReactNode {
  if (id !== 'actions') return text(installer);
  return (
    <>
      <button type="button">Update</button> <button type="button">Remove</button>
    </>
  );
}

export function wallpaperCell({ id, text }: Column<Wallpaper>, wallpaper: Wallpaper): ReactNode {
  if (id === 'image') return <Picture path={wallpaper.imgThumb} />;
  return id === 'pdf' ? <PdfBox wpId={wallpaper.wpId} /> : text(wallpaper);
}

function Picture({ path }: { readonly path: string }) {
  return <img alt="" src={`/${path}`} width={48} height={36} style={{ objectFit: 'cover' }} />;
}

function InstallerSelect({ order: { orderId, installerId } }: { readonly order: Order }) {
  const names = useContext(InstallerNames);
  // The other options are added when the control is opened.
  return (
    <select aria-label={`Installer for order ${orderId}`}>
      <option>{names.get(installerId ?? 0) ?? 'No installer'}</option>
    </select>
  );
}

function Steps({ order }: { readonly order: Order }) {
  return orderSteps.map(([step, label]) => (
    <label key={step}>
      <input type="checkbox" defaultChecked={order[step]} />
      {label}
    </label>
  ));
}

/** The chosen rows. A choice outlives the element that shows it. */
const chosen = new Set<string>();

function PdfBox({ wpId }: { readonly wpId: string }) {
  const [isChosen, setChosen] = useState(chosen.has(wpId));
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${wpId} in PDF`}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) chosen.add(wpId);
          else chosen.delete(wpId);
          setChosen(checked);
        }}
      />
      {wpId}
    </label>
  );
}
