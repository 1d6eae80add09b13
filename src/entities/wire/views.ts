/** What people look at in a table, under a name. */
export interface View {
  readonly name: string;
  /** The parameters of the address, without page. */
  readonly address: string;
  /** Whether everyone has it. */
  readonly isShared?: boolean | undefined;
  /** Missing for those that are part of the product. */
  readonly id?: number | undefined;
}
