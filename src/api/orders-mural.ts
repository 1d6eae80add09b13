/** A picture by its address; `undefined` when what is there is no picture. Throws where the site does not let us. */
export async function fetchPicture(url: string): Promise<Blob | undefined> {
  const response = await fetch(url);
  if (!response.ok) return undefined;
  const picture = await response.blob();
  return picture.type.startsWith('image/') ? picture : undefined;
}
