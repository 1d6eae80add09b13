import { useState } from 'react';
import type { UploadProgress } from '../../api/http/upload';
import type { ChangeOutcome } from '../../stores/changes/run';
import { assignErrors } from './assign-errors';

type OnProgress = (progress: UploadProgress) => void;

const NONE: ReadonlyMap<File, string> = new Map();

/** The state of a review that is being sent. */
export function useReviewSubmit() {
  /** `undefined` while no files are being sent. */
  const [progress, setProgress] = useState<UploadProgress>();
  const [fileErrors, setFileErrors] = useState(NONE);
  return {
    progress,
    fileErrors,
    clear: () => setFileErrors(NONE),
    /** Sends a review with these files. The errors of the outcome are by the form's field names. */
    async send(
      files: readonly File[],
      call: (onProgress: OnProgress) => Promise<ChangeOutcome>,
    ): Promise<ChangeOutcome> {
      setFileErrors(NONE);
      const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
      if (totalBytes > 0) setProgress({ sentBytes: 0, totalBytes });
      try {
        const outcome = await call((step) => totalBytes > 0 && setProgress(step));
        if (outcome.kind !== 'invalid') return outcome;
        const assigned = assignErrors(outcome.errors, files);
        setFileErrors(assigned.files);
        return { ...outcome, errors: assigned.fields };
      } finally {
        setProgress(undefined);
      }
    },
  };
}
