/** The heading of a screen. */
export function ScreenTitle({ children }: { readonly children: string }) {
  return <h1 className="font-semibold text-2xl text-ink tracking-tight">{children}</h1>;
}
