export const databaseTexts = {
  newer: (migrations: readonly string[]) =>
    `The database was written by a newer version of Paperhanger (it has ${migrations.join(', ')}). ` +
    'Install that version, or put back a backup from before it.',
};
