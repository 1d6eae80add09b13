/** The fields of the review form, by the server's names. */
export interface NewReview {
  readonly name: string;
  readonly description: string;
  readonly rate: string;
  readonly wpId: readonly string[];
  readonly files: readonly File[];
}

export interface ChangedReview extends NewReview {
  readonly id: string;
  /** `1` or `0`. */
  readonly status: string;
  /** The remaining images, as site-relative paths. */
  readonly review_images: readonly string[];
  /** The row's version, if the server counts versions. */
  readonly version: string | undefined;
}
