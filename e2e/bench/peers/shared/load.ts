import type { Installer, Order, Wallpaper } from '../../shared/rows';

async function post<Content>(name: string): Promise<Content> {
  const response = await fetch(`/api/${name}/fetch`, { method: 'POST' });
  return response.json();
}

export const loadOrders = () => post<Order[]>('orders');
export const loadInstallers = () => post<Installer[]>('installer');
export const loadWallpapers = async () =>
  (await post<{ readonly products: Wallpaper[] }>('pdf')).products;

/** Whether somebody is signed in. */
export async function checkUser(): Promise<boolean> {
  return (await fetch('/api/user')).ok;
}

/** Who can be assigned to an order, by id. */
export async function loadInstallerNames(): Promise<ReadonlyMap<number, string>> {
  const installers = await loadInstallers();
  return new Map(installers.map(({ id, name, phone }) => [id, `${name} - ${phone}`]));
}
