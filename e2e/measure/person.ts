import type { Locator, Page } from '@playwright/test';

/**
 * Seconds that a person takes for each action. Keystroke, click and decision times come from the keystroke-level model
 * (Card, Moran and Newell, 1980): K (keystroke) 0.28, P (pointing) 1.1, M (mental preparation) 1.35. A click is one P
 * and two button actions of 0.2 each. The other times are assumptions.
 */
export const humanSeconds = {
  keystroke: 0.28,
  click: 1.5,
  /** Decision about an answer. */
  decision: 1.35,
  /** Assumed time to aim at a corner of a plan, twice an ordinary click. */
  aim: 3,
  /** Assumed time to find a value on the plan or in other papers. */
  lookUp: 10,
  /** Assumed time to unroll the plan and photograph a sheet. */
  photo: 30,
  /**
   * Words read per second, assuming 240 words a minute. Nobody reads a screen for longer than {@link
   * humanSeconds.longestRead}.
   */
  wordsRead: 4,
  longestRead: 20,
  /** Assumed time to find the email in the mailbox. */
  mailbox: 60,
} as const;

type Cost = 'reading' | 'clicks' | 'deciding' | 'typing' | 'looking up' | 'aiming' | 'mailbox';

/** Simulates a person with a mouse and keyboard, and adds up actions and seconds. */
export class Person {
  /** Typed texts, each with the name of its screen. */
  readonly typed: string[] = [];
  readonly seconds = new Map<string, Map<Cost, number>>();
  readonly screens: string[] = [];
  /** Number of screens up to and including the screen of the first typed text, or 0 before that text. */
  screensToFirstAnswer = 0;
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Records a new screen, and adds the seconds for reading its text. */
  async read(screen: string): Promise<void> {
    this.screens.push(screen);
    // biome-ignore lint/performance/useDomNodeTextContent: people do not read collapsed text
    const words = (await this.#page.getByRole('main').innerText()).split(/\s+/).length;
    this.spend('reading', Math.min(words / humanSeconds.wordsRead, humanSeconds.longestRead));
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    this.spend('deciding', humanSeconds.decision);
    this.spend('clicks', humanSeconds.click);
    await target.click();
  }

  /**
   * Types into a field.
   * @param from - whether the text has to be looked up first
   */
  async type(field: Locator, text: string, from: 'known' | 'looked up' = 'looked up'): Promise<void> {
    this.clicks += 1;
    this.screensToFirstAnswer ||= this.screens.length;
    this.spend('clicks', humanSeconds.click);
    this.spend('typing', text.length * humanSeconds.keystroke);
    if (from === 'known') this.spend('deciding', humanSeconds.decision);
    else this.spend('looking up', humanSeconds.lookUp);
    this.typed.push(`${this.screens.at(-1)}: ${text}`);
    await field.fill(text);
    await field.blur();
  }

  async choose(select: Locator, option: string | { readonly label: string }): Promise<void> {
    this.clicks += 2;
    this.spend('deciding', humanSeconds.decision);
    this.spend('clicks', 2 * humanSeconds.click);
    await select.selectOption(option);
  }

  /** Aims at a point in the window, such as a corner of a plan, and clicks there. */
  async pointAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    this.clicks += 1;
    this.spend('aiming', humanSeconds.aim);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.click(x, y);
  }

  /** Drags between two points in the window, aiming at both. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    this.clicks += 1;
    this.spend('aiming', 2 * humanSeconds.aim);
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y, { steps: 3 });
    await this.#page.mouse.up();
  }

  spend(cost: Cost, seconds: number): void {
    const screen = this.screens.at(-1) ?? '';
    const costs = this.seconds.get(screen) ?? new Map<Cost, number>();
    this.seconds.set(screen, costs.set(cost, (costs.get(cost) ?? 0) + seconds));
  }

  get minutes(): number {
    const all = [...this.seconds.values()].flatMap((costs) => [...costs.values()]);
    return all.reduce((sum, seconds) => sum + seconds, 0) / 60;
  }
}
