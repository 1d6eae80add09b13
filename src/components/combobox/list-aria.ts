/** What the input of an open or closed list of options tells about it. */
export function comboboxAria(listId: string, active: number, count: number | undefined) {
  const isListed = count !== undefined && count > 0;
  const hasActive = isListed && active >= 0 && active < count;
  return {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isListed,
    'aria-controls': isListed ? listId : undefined,
    'aria-activedescendant': hasActive ? optionId(listId, active) : undefined,
  } as const;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
