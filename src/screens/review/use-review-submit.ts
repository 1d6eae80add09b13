import { useState } from 'react';
import type { UploadProgress } from '../../api/http/upload';
import type { ChangeOutcome } from '../../stores/changes/run';
import { assignErrors } from './assign-errors';

type OnProgress = (progress: UploadProgress) => void;

export interface ReviewSubmit {
  /** How much has left; nothing while no files are on their way. */
  readonly progress: UploadProgress | undefined;
  readonly fileErrors: ReadonlyMap<File, string>;
  /** Sends a review with these files; the errors of the outcome bear the names of the form's fields. */
  readonly send: (
    files: readonly File[],
    call: (onProgress: OnProgress) => Promise<ChangeOutcome>,
  ) => Promise<ChangeOutcome>;
  readonly clear: () => void;
}

const NONE: ReadonlyMap<File, string> = new Map();

/** What is to be seen of a review on its way to the server. */
export function useReviewSubmit(): ReviewSubmit {
  const [progress, setProgress] = useState<UploadProgress>();
  const [fileErrors, setFileErrors] = useState(NONE);
  return {
    progress,
    fileErrors,
    clear: () => setFileErrors(NONE),
    async send(files, call) {
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
