const REVOKE_AFTER_MS = 60_000;

/** Saves a file. Replaces characters in its name that file systems forbid. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
