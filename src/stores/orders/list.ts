import { rowList } from '../lists/rows';

export const orderList = rowList('orders', 'Orders', '/api/orders/fetch');
