/** The endings of files that can be uploaded. */
export const fileEndings = ['pdf', 'xlsx', 'docx', 'csv', 'txt', 'jpg', 'jpeg', 'png'] as const;
