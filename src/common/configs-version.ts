/** The version of the entities that the page was made for, if our own server made it. */
export function configsVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=configs-version]')?.content;
}
