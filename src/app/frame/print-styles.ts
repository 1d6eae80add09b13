import address from '../../components/print.css?url';

/** Adds the styles of printed pages, which the first rows need not wait for. */
export function addPrintStyles(): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', href: address }));
}
