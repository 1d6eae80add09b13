export function CatalogueScreen() {
  return <h1 className="font-semibold text-2xl text-ink tracking-tight">Custom Catalogue</h1>;
}
