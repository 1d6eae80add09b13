import { type ReactNode, useId, useState } from 'react';
import { Thumbnail } from '../../components/thumbnail';
import { orderLabels } from '../../entities/order-labels';
import type { Row } from '../../entities/row';
import { DownloadProgressLine } from '../downloads/download-progress-line';
import { DocumentButtons, type DocumentDownload, documentKinds } from './document-buttons';
import { InstallerSelect } from './installer-select';
import { laterTexts } from './later-texts';
import { MuralButton } from './mural-button';
import { type OrderField, orderFields, orderPicture } from './order-fields';
import { OrderTag } from './order-tags';
import { otherFields } from './other-fields';
import { StatusBoxes } from './status-boxes';
import { texts } from './texts';

interface OrderDetailsProps {
  readonly order: Row;
}

/** Everything that is known about an order. */
export function OrderDetails({ order }: OrderDetailsProps) {
  const f = orderFields;
  const others = otherFields(order);
  const [downloads, setDownloads] = useState<
    Readonly<Record<string, DocumentDownload | undefined>>
  >({});
  const facts = (...fields: OrderField[]) =>
    fields.map(({ label, text }) => [label, text(order)] as const);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-ink text-xl">
          {f.purchaseAmount.text(order) || laterTexts.nothing}
        </span>
        <OrderTag order={order} name="paymentStatus" />
        <OrderTag order={order} name="transaction" />
        <span className="text-muted">{f.purchaseDate.text(order)}</span>
        <span className="text-muted">{laterTexts.paymentFromShop}</span>
      </div>
      <Section title={orderLabels.customerName}>
        <FactList facts={facts(f.customerName, f.mobile, f.deliveryAddress, f.billingCity)} />
      </Section>
      <Section title={laterTexts.work}>
        <div className="flex flex-col gap-1">
          <span aria-hidden className="font-medium text-muted text-xs">
            {orderLabels.installerId}
          </span>
          <InstallerSelect order={order} />
        </div>
        <div>
          <StatusBoxes order={order} />
        </div>
        <div className="flex flex-wrap items-center gap-4 empty:hidden print:hidden">
          <DocumentButtons
            order={order}
            onDownload={(kind, download) => setDownloads((all) => ({ ...all, [kind]: download }))}
          />
          {documentKinds.map((kind) => {
            const download = downloads[kind];
            return (
              download && (
                <DownloadProgressLine key={kind} label={texts[kind]} progress={download.progress} />
              )
            );
          })}
        </div>
      </Section>
      <Section title={laterTexts.wallpaper}>
        <div className="grid grid-cols-2 gap-3">
          <Picture label={orderLabels.productImage} src={orderPicture(order, 'productImage')} />
          <Picture label={orderLabels.muralImg} src={orderPicture(order, 'muralImg')}>
            <span className="print:hidden">
              <MuralButton order={order} />
            </span>
          </Picture>
        </div>
        <FactList facts={facts(f.productName, f.wpId, f.wallDimension, f.wpLength, f.wpRate)} />
      </Section>
      {others.length > 0 && (
        <Section title={laterTexts.otherFields}>
          <FactList facts={others} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="border-line border-b pb-1 font-semibold text-ink text-sm">
        {title}
      </h3>
      {children}
    </section>
  );
}

function FactList({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5">
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="wrap-anywhere text-muted">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line text-ink">
            {text || laterTexts.nothing}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PictureProps {
  readonly label: string;
  readonly src: string | undefined;
  readonly children?: ReactNode;
}

function Picture({ label, src, children }: PictureProps) {
  if (!src) return null;
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <Thumbnail large src={src} alt={label} />
      <figcaption className="flex min-h-7 max-sm:min-h-11 items-center justify-between gap-2 text-muted text-xs">
        {label}
        {children}
      </figcaption>
    </figure>
  );
}
