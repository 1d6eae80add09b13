export function ReviewScreen() {
  return <h1 className="font-semibold text-2xl text-ink tracking-tight">Reviews</h1>;
}
