/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of the server when it is not the one that serves the page. */
  readonly VITE_API_URL?: string;
  /** The public shop's site, whose pictures and pages are shown; the one of the page when left out. */
  readonly VITE_SITE_URL?: string;
  /** Where invoices and receipts are made; `/invoices` on the server when left out. */
  readonly VITE_INVOICE_URL?: string;
}
