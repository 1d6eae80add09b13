export const loadConfirmDialog = async () =>
  (await import('../../components/overlays/confirm-dialog')).ConfirmDialog;
