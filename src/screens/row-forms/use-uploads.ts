import { createContext, useCallback, useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { EntityConfig } from '../../entities/entity-config';
import type { FieldConfig } from '../../field-types';
import type { TextWith } from '../../field-types/field-ui';
import { uploadFile } from '../../stores/upload-file';

/** The uploads of the files that were chosen in a form. */
export interface Uploads {
  /** The labels of the fields whose files are being uploaded. */
  readonly running: readonly string[];
  /** The labels of the fields whose files were not uploaded. */
  readonly failed: readonly string[];
  /** Whether the form is waiting for the files, and is sent once they have arrived. */
  readonly isWaiting: boolean;
  /** Uploads a file; then the field's value is what `textWith` makes of its path. */
  readonly upload: (
    config: EntityConfig,
    field: FieldConfig,
    file: File,
    textWith: TextWith,
  ) => Promise<void>;
  /** Returns whether the form can be sent: all files have arrived. */
  readonly arrive: () => Promise<boolean>;
  /** Cancels all uploads. Files that arrive later are dropped. */
  readonly cancel: () => void;
}

interface Upload {
  readonly label: string;
  readonly controller: AbortController;
  /** Whether the file was uploaded. */
  readonly arrival: Promise<boolean>;
}

export const UploadsContext = createContext<Uploads | undefined>(undefined);

/** The uploads of a form. They are cancelled when it unmounts. */
export function useUploads<Values extends FieldValues>(form: UseFormReturn<Values>): Uploads {
  const [uploads] = useState(() => new Map<string, Upload>());
  const [running, setRunning] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isWaiting, setWaiting] = useState(false);

  const showRunning = useCallback(
    () => setRunning([...uploads.values()].map(({ label }) => label)),
    [uploads],
  );
  const cancel = useCallback(() => {
    for (const { controller } of uploads.values()) controller.abort();
    uploads.clear();
    showRunning();
    setFailed([]);
  }, [uploads, showRunning]);
  useEffect(() => cancel, [cancel]);

  async function upload(
    { name: entity }: EntityConfig,
    { name, label }: FieldConfig,
    file: File,
    textWith: TextWith,
  ) {
    // The form’s values are named like its fields.
    const path = name as Path<Values>;
    uploads.get(name)?.controller.abort();
    const controller = new AbortController();

    async function run(): Promise<boolean> {
      const outcome = await uploadFile(entity, { name, label }, file, controller.signal);
      // The form was reset or closed during the upload, or another file was chosen for the field.
      if (controller.signal.aborted) return uploads.get(name)?.arrival ?? false;
      uploads.delete(name);
      showRunning();
      if (outcome.kind === 'done') {
        const text = textWith(outcome.path, form.getValues(path));
        form.setValue(path, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
        return true;
      }
      setFailed((labels) => [...labels, label]);
      form.setError(path, { type: 'upload', message: outcome.message });
      return false;
    }

    form.clearErrors(path);
    setFailed((labels) => labels.filter((one) => one !== label));
    const one = { label, controller, arrival: run() };
    uploads.set(name, one);
    showRunning();
    await one.arrival;
  }

  async function arrive(): Promise<boolean> {
    setFailed([]);
    setWaiting(uploads.size > 0);
    let haveArrived = true;
    while (haveArrived && uploads.size > 0) {
      const arrivals = await Promise.all([...uploads.values()].map(({ arrival }) => arrival));
      haveArrived = !arrivals.includes(false);
    }
    setWaiting(false);
    return haveArrived;
  }

  return { running, failed, isWaiting, upload, arrive, cancel };
}
