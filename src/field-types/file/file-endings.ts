/** What can be uploaded. */
export const fileEndings = ['pdf', 'xlsx', 'docx', 'csv', 'txt', 'jpg', 'jpeg', 'png'] as const;
