import type { Locator, Page } from '@playwright/test';

/**
 * Seconds that a person takes. Keystroke, pointing and deciding are those of the keystroke-level model (Card, Moran and
 * Newell, 1980: K 0.28, P 1.1 with a press of the button 0.2 twice, M 1.35); the others are assumptions.
 */
export const humanSeconds = {
  keystroke: 0.28,
  click: 1.5,
  /** Deciding on an answer before it is given. */
  decision: 1.35,
  /** Assumed: aiming at a corner of a plan, twice an ordinary click. */
  aim: 3,
  /** Assumed: finding a value on the plan, a label or in one's papers before it is typed. */
  lookUp: 10,
  /** Assumed: unrolling the plan, and photographing a sheet. */
  photo: 30,
  /** Assumed: an ordinary 240 words a minute; nobody reads a screen for longer than {@link humanSeconds.longestRead}. */
  wordsRead: 4,
  longestRead: 20,
  /** Assumed: leaving for the mailbox and finding the mail there. */
  mailbox: 60,
} as const;

type Cost = 'reading' | 'clicks' | 'deciding' | 'typing' | 'looking up' | 'aiming' | 'mailbox';

/** A person with a mouse and a keyboard. Counts their actions and adds up the seconds that these would take. */
export class Person {
  /** Typed texts, each with its field. */
  readonly typed: string[] = [];
  readonly seconds = new Map<string, Map<Cost, number>>();
  readonly screens: string[] = [];
  /** Number of screens read up to and including that of the first answer; 0 before it. */
  screensToFirstAnswer = 0;
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads a new screen after its heading has appeared. */
  async read(screen: string): Promise<void> {
    this.screens.push(screen);
    // biome-ignore lint/performance/useDomNodeTextContent: nobody reads what is folded away
    const words = (await this.#page.getByRole('main').innerText()).split(/\s+/).length;
    this.spend('reading', Math.min(words / humanSeconds.wordsRead, humanSeconds.longestRead));
  }

  async press(target: Locator): Promise<void> {
    this.clicks += 1;
    this.spend('deciding', humanSeconds.decision);
    this.spend('clicks', humanSeconds.click);
    await target.click();
  }

  /** Types into a field. @param from whether the text has to be looked up first */
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

  /** Opens a list and chooses from it. */
  async choose(select: Locator, option: string | { readonly label: string }): Promise<void> {
    this.clicks += 2;
    this.spend('deciding', humanSeconds.decision);
    this.spend('clicks', 2 * humanSeconds.click);
    await select.selectOption(option);
  }

  /** Aims at a place of the window, such as a corner on a plan. */
  async pointAt({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    this.clicks += 1;
    this.spend('aiming', humanSeconds.aim);
    await this.#page.mouse.move(x, y);
    await this.#page.mouse.click(x, y);
  }

  /** Drags from one place of the window to another, aiming at both. */
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
