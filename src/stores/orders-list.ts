import { rowList } from './rows';

export const orderList = rowList('orders', 'Orders', '/api/orders/fetch');
