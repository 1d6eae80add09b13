import type { ComponentProps } from 'react';

/** The browser’s own input of files. */
export function FilePicker(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <input
      {...props}
      type="file"
      className="w-full min-w-0 text-sm file:mr-3 file:h-8 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-raised file:px-3 file:font-medium file:text-ink file:text-xs hover:file:bg-sunken"
    />
  );
}
