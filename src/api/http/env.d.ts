/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The server's URL; by default, the origin of the page. */
  readonly VITE_API_URL?: string;
  /** The public shop's site, for pictures and product pages; by default, the origin of the page. */
  readonly VITE_SITE_URL?: string;
  /** The invoice service; by default, `/invoices` on the server. */
  readonly VITE_INVOICE_URL?: string;
}
