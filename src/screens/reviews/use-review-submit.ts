import { useState } from 'react';
import type { OnUploadProgress, UploadProgress } from '../../common/upload-progress';
import type { ChangeOutcome } from '../../stores/changes/list-actions';
import { texts } from './texts';

const NONE: ReadonlyMap<File, string> = new Map();

/** The state of a review being sent. */
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
      call: (onProgress: OnUploadProgress) => Promise<ChangeOutcome>,
    ): Promise<ChangeOutcome> {
      setFileErrors(NONE);
      const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
      if (totalBytes > 0) setProgress({ sentBytes: 0, totalBytes });
      try {
        const outcome = await call((sent) => totalBytes > 0 && setProgress(sent));
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

/** The form's fields by the names that servers use. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: 'rate',
  file: 'files',
  newImage: 'files',
  review_images: 'removed',
};

interface AssignedErrors {
  /** By the form's names; unknown names are kept. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<File, string>;
}

/** Assigns a server's errors to fields and files: `file.1` is the second file that was sent. */
export function assignErrors(
  errors: Readonly<Record<string, string>>,
  files: readonly File[],
): AssignedErrors {
  const fields = new Map<string, string>();
  const ofFiles = new Map<File, string>();
  for (const [name, message] of Object.entries(errors)) {
    const [, base = name, index] = /^(\w+)[.[](\d+)\]?$/.exec(name) ?? [];
    const field = FIELDS[base] ?? base;
    const file = field === 'files' && index !== undefined ? files[Number(index)] : undefined;
    if (file) ofFiles.set(file, message);
    else if (!fields.has(field)) fields.set(field, message);
  }
  if (ofFiles.size > 0 && !fields.has('files'))
    fields.set('files', texts.someRejected(ofFiles.size));
  return { fields: Object.fromEntries(fields), files: ofFiles };
}
