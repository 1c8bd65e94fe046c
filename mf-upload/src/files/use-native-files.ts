import { type RefObject, useEffect } from 'react';

/** Puts the selected files into the native file input, if the browser allows it. */
export function useNativeFiles(input: RefObject<HTMLInputElement | null>, files: readonly File[]): void {
  useEffect(() => {
    const element = input.current;
    if (!element || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    element.files = transfer.files;
  }, [input, files]);
}
