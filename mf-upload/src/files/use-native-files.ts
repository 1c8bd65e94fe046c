import { type RefObject, useEffect } from 'react';

/**
 * Keeps the native file input in sync with the list. Has no effect in browsers where scripts cannot set the input's
 * files.
 */
export function useNativeFiles(input: RefObject<HTMLInputElement | null>, files: readonly File[]): void {
  useEffect(() => {
    const element = input.current;
    if (!element || typeof DataTransfer === 'undefined') return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    element.files = transfer.files;
  }, [input, files]);
}
