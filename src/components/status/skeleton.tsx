/** A placeholder for text; what is around it may pulse. */
export function Skeleton({ width = '100%' }: { readonly width?: string }) {
  return (
    <span
      aria-hidden
      style={{ width }}
      className="inline-block h-3.5 rounded bg-sunken align-middle"
    />
  );
}
