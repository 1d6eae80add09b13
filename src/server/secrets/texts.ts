export const secretTexts = {
  notSet: (file: string) =>
    `${file} belongs to a server whose PAPERHANGER_SECRET is not set here. Load that server’s settings first. For a demo, set PAPERHANGER_DATA to another folder.`,
};
