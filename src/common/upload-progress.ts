/** How much of an upload was sent. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export type OnUploadProgress = (progress: UploadProgress) => void;
