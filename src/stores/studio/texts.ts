export const texts = {
  load: 'Load configs',
  save: 'Save a draft',
  discard: 'Discard a draft',
  remove: 'Remove a config',
  impact: 'Load the impact',
  publish: 'Publish',
  versions: 'Load versions',
  schema: 'Load the schema',
  nameTaken: (name: string) => `There is a config named ${name} already.`,
  notSaved: (why: string) => `Not saved: ${why} What you typed is sent again with the next key.`,
  published: (names: readonly string[]) =>
    `Published ${names.join(', ')}. Open screens change within ten seconds.`,
};
