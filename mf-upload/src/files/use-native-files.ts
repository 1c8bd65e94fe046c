import { type RefObject, useEffect } from 'react';

/** Sets the native file input to the list, if the browser allows it. */
export function useNativeFiles(input: RefObject<HTMLInputElement | null>, files: readonly File[]): void {
  useEffect(() => {
    const element = input.current;
    if (!element || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    element.files = transfer.files;
  }, [input, files]);
}
