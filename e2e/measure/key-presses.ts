import type { CDPSession, Locator } from '@playwright/test';

/** Milliseconds that a key press takes. */
export interface KeyTimes {
  /** Script execution on the page's main thread, including React's rendering. */
  readonly script: number;
  /** Style and layout work on the page's main thread. */
  readonly layout: number;
  /** Time from the key event until the frame with the result is painted. */
  readonly paint: number;
}

/** Keys that type a number digit by digit and delete it. */
const keys = ['5', '2', '9', '4', '7', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
/** Number of first presses that do not count, because they run code that is not compiled yet. */
const warmUp = 10;

/**
 * Types into a text field, and waits for each key's result. Keys go to the focused element, because looking up the
 * field each time would count as the page's work.
 */
export async function measureKeys(
  client: CDPSession,
  field: Locator,
  presses: number,
): Promise<readonly KeyTimes[]> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.focus();
  const page = field.page();
  await page.evaluate(watchKeys);
  const times: KeyTimes[] = [];
  for (let press = 0; press < presses + warmUp; press += 1) {
    const before = await spent(client);
    await page.keyboard.press(keys[press % keys.length] ?? '0');
    const paint = await page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>);
    const after = await spent(client);
    if (press < warmUp) continue;
    times.push({ script: after.script - before.script, layout: after.layout - before.layout, paint });
  }
  await client.send('Performance.disable');
  return times;
}

/** Returns running totals of the page's work, in milliseconds of CPU time. */
async function spent(client: CDPSession) {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

/** Runs in the page. For each press, `window.painted` becomes a promise of the milliseconds until the paint. */
function watchKeys() {
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const painted = new Promise<number>((resolve) => {
        window.addEventListener(
          'input',
          () =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // Runs as the first task after the frame.
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            }),
          { once: true },
        );
      });
      Reflect.set(window, 'painted', painted);
    },
    { capture: true },
  );
}
