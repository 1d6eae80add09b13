/** As wide as `Export`, which replaces it. */
export const ButtonsPlaceholder = () => <div className="w-10 sm:w-21.5" />;
