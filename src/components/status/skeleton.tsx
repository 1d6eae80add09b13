/** A placeholder for text. */
export function Skeleton({ width = '100%' }: { readonly width?: string }) {
  return (
    <span
      aria-hidden
      style={{ width }}
      className="inline-block h-3.5 animate-pulse rounded bg-sunken align-middle"
    />
  );
}
