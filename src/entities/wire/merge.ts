/**
 * The key by which a client asks to merge an update with what others have changed since it knew the row, and
 * that under which the response, or the row of a 409, lists what that was. No field has such a name.
 */
export const MERGE = '$merge';
export const MERGED = '$merged';

export interface MergedField {
  readonly label: string;
  /** Null if the server made the change on its own. */
  readonly by: string | null;
  readonly at: string;
}
