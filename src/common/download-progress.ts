/** How much of a download has arrived. */
export interface DownloadProgress {
  readonly receivedBytes: number;
  /** Undefined if the server doesn't say. */
  readonly totalBytes: number | undefined;
}
