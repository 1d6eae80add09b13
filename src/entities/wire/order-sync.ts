/** How far a sync of the shop's orders is, as the server reports it. */
export interface SyncProgress {
  readonly step: 'reading' | 'comparing' | 'saving';
  readonly done: number;
  readonly total: number | null;
}

export interface SyncOutcome {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The first orders that were rejected. */
  readonly notUnderstood: readonly RejectedOrder[];
  readonly notUnderstoodCount: number;
}

/** An order of the shop that is not valid. */
export interface RejectedOrder {
  /** Its id, or its index in the shop's list. */
  readonly order: string;
  readonly why: string;
}
