/** What every contestant shows: rows as the server sends them, and their columns. */
export interface Order {
  readonly id: number;
  readonly orderId: string;
  readonly customerName: string;
  readonly user: { readonly mobile: string };
  readonly wpId: string;
  readonly productName: string;
  readonly productImage: string;
  readonly muralImg: string | null;
  readonly paymentStatus: string;
  readonly transaction: { readonly status: string };
  readonly deliveryAddress: string;
  readonly purchaseDate: string;
  readonly wallDimension: string;
  readonly wpLength: string;
  readonly wpRate: number;
  readonly purchaseAmount: number;
  readonly billingCity: string;
  readonly installers: readonly Installer[];
  readonly installerId: number | null;
  readonly packed: boolean;
  readonly shipped: boolean;
  readonly delivered: boolean;
  readonly installed: boolean;
}

export interface Installer {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly phone: string;
  readonly aadhaarNo: string;
  readonly rate: number;
}

export interface Wallpaper {
  readonly id: number;
  readonly wpId: string;
  readonly name: string;
  readonly slug: string;
  readonly imgThumb: string;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly width: number;
  /** The text that is shown, searched and sorted. */
  readonly text: (row: Row) => string;
  readonly searched?: boolean;
  readonly sorted?: boolean;
}

/**
 * Formats amounts below a lakh. Some tables read every column of every row for a search, so this must cost next to
 * nothing, unlike `toLocaleString`.
 */
function rupees(amount: number): string {
  if (amount < 1000) return `₹${amount}`;
  return `₹${Math.floor(amount / 1000)},${String(amount % 1000).padStart(3, '0')}`;
}

/** The nineteen columns of orders. From `productImage` on, columns without a text hold a control. */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'orderId',
    header: 'Order ID',
    width: 136,
    text: (o) => o.orderId,
    searched: true,
    sorted: true,
  },
  {
    id: 'customerName',
    header: 'Customer',
    width: 168,
    text: (o) => o.customerName,
    searched: true,
    sorted: true,
  },
  {
    id: 'mobile',
    header: 'Mobile',
    width: 128,
    text: (o) => o.user.mobile,
    searched: true,
    sorted: true,
  },
  {
    id: 'wpId',
    header: 'Wallpaper ID',
    width: 144,
    text: (o) => o.wpId,
    searched: true,
    sorted: true,
  },
  { id: 'productName', header: 'SKU Name', width: 184, text: (o) => o.productName },
  { id: 'productImage', header: 'SKU Image', width: 104, text: () => '' },
  { id: 'muralImg', header: 'Mural', width: 112, text: () => '' },
  {
    id: 'paymentStatus',
    header: 'Payment',
    width: 128,
    text: (o) => o.paymentStatus,
    sorted: true,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    width: 136,
    text: (o) => o.transaction.status,
    sorted: true,
  },
  { id: 'deliveryAddress', header: 'Delivery Address', width: 264, text: (o) => o.deliveryAddress },
  { id: 'purchaseDate', header: 'Purchase Date', width: 136, text: (o) => o.purchaseDate },
  { id: 'wallDimension', header: 'Wall Dimension', width: 144, text: (o) => o.wallDimension },
  { id: 'wpLength', header: 'Length', width: 96, text: (o) => o.wpLength },
  { id: 'wpRate', header: 'Rate', width: 104, text: (o) => rupees(o.wpRate) },
  { id: 'purchaseAmount', header: 'Amount', width: 152, text: (o) => rupees(o.purchaseAmount) },
  {
    id: 'billingCity',
    header: 'Billing City',
    width: 136,
    text: (o) => o.billingCity,
    searched: true,
  },
  { id: 'installer', header: 'Installer', width: 288, text: () => '' },
  { id: 'documents', header: 'Documents', width: 176, text: () => '' },
  { id: 'status', header: 'Order Status', width: 320, text: () => '' },
];

export const orderSteps = [
  ['packed', 'Product is packed'],
  ['shipped', 'Product is shipped'],
  ['delivered', 'Delivery is done'],
  ['installed', 'Installation is done'],
] as const;

export const installerColumns: readonly Column<Installer>[] = [
  { id: 'name', header: 'Name', width: 240, text: (i) => i.name, searched: true, sorted: true },
  { id: 'city', header: 'City', width: 160, text: (i) => i.city, searched: true, sorted: true },
  { id: 'phone', header: 'Phone', width: 160, text: (i) => i.phone, searched: true, sorted: true },
  { id: 'aadhaarNo', header: 'Aadhaar No', width: 160, text: (i) => i.aadhaarNo },
  { id: 'rate', header: 'Rate', width: 120, text: (i) => rupees(i.rate), sorted: true },
  { id: 'actions', header: 'Actions', width: 200, text: () => '' },
];

export const wallpaperColumns: readonly Column<Wallpaper>[] = [
  { id: 'image', header: 'Image', width: 92, text: () => '' },
  { id: 'name', header: 'Name', width: 400, text: (w) => w.name, searched: true, sorted: true },
  { id: 'pdf', header: 'PDF', width: 136, text: (w) => w.wpId, searched: true, sorted: true },
];

export const ORDERS_PAGE = 50;
export const INSTALLERS_PAGE = 5;
