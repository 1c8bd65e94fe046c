import type { Page } from '@playwright/test';

/** Records the copies of React DOM that pages load from now on. */
export async function recordReactCopies(page: Page): Promise<void> {
  // Each loaded copy of React DOM calls `inject` once.
  await page.addInitScript(() => {
    const copies: unknown[] = [];
    Object.assign(window, {
      copies,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: (copy: unknown) => copies.push(copy),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        checkDCE() {},
      },
    });
  });
}

/** Returns the number of copies of React DOM that the page has loaded. */
export const reactCopies = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'copies').length);
