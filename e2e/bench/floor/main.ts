import './floor.css';
import {
  INSTALLERS_PAGE,
  type Installer,
  installerColumns,
  ORDERS_PAGE,
  type Order,
  orderColumns,
  type Wallpaper,
  wallpaperColumns,
} from '../shared/rows';
import { installerCells, orderCells, wallpaperCells } from './cells';
import { showLongList } from './long-list';
import { showPages } from './pages';

const main = document.querySelector('main') ?? document.body;

async function load<Content>(name: string): Promise<Content> {
  const response = await fetch(`/api/${name}/fetch`, { method: 'POST' });
  return response.json();
}

// Requested at once, before anything is drawn.
const user = fetch('/api/user');

if (location.pathname === '/order') {
  const installers = load<Installer[]>('installer');
  const orders = await load<Order[]>('orders');
  const names = new Map(
    (await installers).map(({ id, name, phone }) => [id, `${name} - ${phone}`]),
  );
  showPages({
    main,
    title: 'Orders',
    columns: orderColumns,
    rows: orders,
    size: ORDERS_PAGE,
    cells: orderCells(names),
  });
} else if (location.pathname === '/pdf') {
  const { products } = await load<{ products: Wallpaper[] }>('pdf');
  showLongList({
    main,
    title: 'PDF',
    columns: wallpaperColumns,
    rows: products,
    cells: wallpaperCells,
  });
} else {
  const rows = await load<Installer[]>('installer');
  showPages({
    main,
    title: 'Installers',
    columns: installerColumns,
    rows,
    size: INSTALLERS_PAGE,
    cells: installerCells,
  });
}

if (!(await user).ok) location.href = '/login';
