/** An order as the demo shop's feed lists it. */
export interface ShopOrder {
  readonly orderId: string;
  readonly customerName: string;
  readonly user: { readonly mobile: string } | null;
  readonly wpId: string;
  readonly productName: string;
  readonly productImage: string | null;
  readonly muralImg: string | null;
  readonly muralThumb: string | null;
  readonly paymentStatus: string;
  readonly transaction: { readonly status: string } | null;
  readonly deliveryAddress: string;
  /** In the shop's zone: `2026-11-20 18:05:00`. */
  readonly purchaseDate: string;
  readonly wallDimension: string;
  /** In square feet. */
  readonly wpLength: number;
  /** Rupees a square foot. */
  readonly wpRate: number;
  readonly purchaseAmount: number;
  readonly billingCity: string;
}
