export function OrdersScreen() {
  return <h1 className="font-semibold text-2xl text-ink tracking-tight">Orders</h1>;
}
