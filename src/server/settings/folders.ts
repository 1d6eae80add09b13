/**
 * The data folder and the folder of entity files, for programs that need no other settings. An empty variable counts as
 * missing.
 */
export function foldersOf(environment: Readonly<Record<string, string | undefined>>) {
  const folder = (name: string, otherwise: string) => {
    const value = environment[name] ?? '';
    return value.trim() === '' ? otherwise : value;
  };
  return {
    configsFolder: folder('PAPERHANGER_CONFIGS', 'entity-configs'),
    dataFolder: folder('PAPERHANGER_DATA', 'data'),
  };
}
