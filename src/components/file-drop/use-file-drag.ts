import { type DragEvent, useState } from 'react';

/** Whether files are dragged over an element, and the element's handlers. It ignores anything else, such as text. */
export function useFileDrag(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);

  function drag(event: DragEvent, isInside: boolean): boolean {
    if (!event.dataTransfer.types.includes('Files')) return false;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    setOver(isInside);
    return true;
  }

  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => drag(event, true),
      onDragOver: (event: DragEvent) => drag(event, true),
      onDragLeave: (event: DragEvent) => drag(event, false),
      onDrop: (event: DragEvent) => drag(event, false) && onDrop(event.dataTransfer.files),
    },
  };
}
