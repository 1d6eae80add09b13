/** How much of an upload was sent. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}
