export function PdfScreen() {
  return <h1 className="font-semibold text-2xl text-ink tracking-tight">PDF</h1>;
}
