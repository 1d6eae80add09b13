/** The folders of the settings, for programs that need no others. Here, too, an empty variable counts as missing. */
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
