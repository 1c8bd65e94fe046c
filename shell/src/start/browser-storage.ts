/** localStorage that never throws: it may be missing, full or forbidden. */
export const browserStorage = {
  read(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null;
  },
  write(key: string, value: string): void {
    attempt(() => localStorage.setItem(key, value));
  },
  remove(key: string): void {
    attempt(() => localStorage.removeItem(key));
  },
};

let toldUnsupported = false;

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    if (!toldUnsupported) console.info('Local storage is not supported');
    toldUnsupported = true;
    return undefined;
  }
}
