export const loadConfirmDialog = async () =>
  (await import('../../components/confirm-dialog')).ConfirmDialog;
