/**
 * With the key `MERGE`, a client asks to merge an update with what others have changed since the client got the row.
 * Under `MERGED`, the response, or the row of a 409, lists these changes. No field can have such a name.
 */
export const MERGE = '$merge';
export const MERGED = '$merged';

export interface MergedField {
  readonly label: string;
  /** Null if the server made the change on its own. */
  readonly by: string | null;
  readonly at: string;
}
