import type { CDPSession, Locator, Page } from '@playwright/test';

/** Times of a key press in milliseconds. `value` and `finding` are counted from the key event. */
export interface FindingTimes {
  /** Until the frame with the typed text is painted. */
  readonly value: number;
  /** Until the frame with the updated finding is painted. */
  readonly finding: number;
  /** CPU time of script, style and layout on the page's main thread. */
  readonly work: number;
}

/** Each key changes the number in the field, and therefore the finding. */
const keys = ['5', '2', 'Backspace', 'Backspace'];
const warmUp = 8;

/**
 * Types into a field where each key changes the text of a finding. Keys go to the focused element, because looking up
 * the field each time would take several times as long as the press.
 * @param finding - an element in the section that shows the finding
 */
export async function measureFindings(
  page: Page,
  client: CDPSession,
  field: Locator,
  finding: Locator,
  presses: number,
): Promise<readonly FindingTimes[]> {
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.bringToFront();
  await field.focus();
  await page.keyboard.press('End');
  const section = await finding.evaluateHandle((element) => element.closest('section') ?? element);
  const times: FindingTimes[] = [];
  for (let press = 0; press < presses + warmUp; press += 1) {
    await section.evaluate(watchPress);
    const before = await workOf(client);
    await page.keyboard.press(keys[press % keys.length] ?? '5');
    const time = await page.evaluate(() => Reflect.get(window, 'pressed') as Promise<PaintTimes>);
    const work = (await workOf(client)) - before;
    if (press >= warmUp) times.push({ ...time, work });
  }
  return times;
}

type PaintTimes = Omit<FindingTimes, 'work'>;

/** Returns the running total of script, style and layout work in the page, in milliseconds of CPU time. */
async function workOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1_000;
}

/** Runs in the page. Stores a promise of the next key press's times in `window.pressed`. */
function watchPress(section: Element) {
  const afterFrame = () =>
    new Promise<number>((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // Runs as the first task after the frame.
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      }),
    );
  const pressed = new Promise<PaintTimes>((resolve) => {
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const typed = new Promise<number>((painted) => {
          window.addEventListener('input', () => void afterFrame().then(painted), { once: true });
        });
        const changed = new Promise<number>((painted) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            void afterFrame().then(painted);
          });
          observer.observe(section, { subtree: true, childList: true, characterData: true });
        });
        void Promise.all([typed, changed]).then(([value, found]) =>
          resolve({ value: value - timeStamp, finding: found - timeStamp }),
        );
      },
      { capture: true, once: true },
    );
  });
  Reflect.set(window, 'pressed', pressed);
}
