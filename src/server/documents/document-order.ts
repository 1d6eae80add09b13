/** What invoices and receipts say of an order. Whatever the shop did not send is null. */
export interface DocumentOrder {
  readonly orderId: string;
  readonly customerName: string | null;
  readonly mobile: string | null;
  readonly deliveryAddress: string | null;
  readonly billingCity: string | null;
  readonly wpId: string | null;
  readonly productName: string | null;
  readonly wallDimension: string | null;
  /** As the shop sent it, with its unit or without. */
  readonly wpLength: string | null;
  /** In rupees. */
  readonly wpRate: number | null;
  /** In rupees, taxes included. */
  readonly purchaseAmount: number | null;
  /** `YYYY-MM-DD` */
  readonly purchaseDate: string | null;
  readonly paymentStatus: string | null;
  readonly transactionStatus: string | null;
}

/** Gives an order by its row's id. */
export type FindOrder = (id: number) => Promise<DocumentOrder | undefined>;
