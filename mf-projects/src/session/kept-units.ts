import type { unsentSteps } from '@title24/remote-kit/browser';
import type { SaveUnit, StoredUnit, UnitData } from '../store/save-unit.ts';

type UnsentSteps = typeof unsentSteps;

interface Options {
  /** Null if this browser keeps nothing. */
  readonly kept: UnsentSteps | null;
  /** The account; without one (null), nothing is kept. */
  readonly owner: string | null;
  readonly project: string;
  readonly tab: string;
}

/** The unsent changes of one project that this browser keeps, until the server has them. */
export class KeptUnits {
  readonly #kept: UnsentSteps | null;
  readonly #owner: string;
  readonly #project: string;
  readonly #tab: string;

  constructor({ kept, owner, project, tab }: Options) {
    this.#kept = owner === null ? null : kept;
    this.#owner = owner ?? '';
    this.#project = project;
    this.#tab = tab;
  }

  /** Returns the changes left by closed tabs; open tabs send their own. */
  async leftBy(openTabs: Promise<ReadonlySet<string> | null>) {
    if (!this.#kept) return [];
    const [left, open] = await Promise.all([this.#kept.ofProject(this.#owner, this.#project), openTabs]);
    return left.filter(({ tab }) => tab === this.#tab || !open?.has(tab));
  }

  /**
   * Keeps a unit in its current state. @param sent data that was sent and is not answered yet @returns false if the
   * browser refused it
   */
  async keep(
    unit: SaveUnit,
    stored: Pick<StoredUnit, 'data' | 'stamp'>,
    data: UnitData,
    sent: UnitData | undefined,
  ): Promise<boolean> {
    if (!this.#kept) return true;
    return this.#kept.keep({
      owner: this.#owner,
      project: this.#project,
      step: unit,
      tab: this.#tab,
      stamp: stored.stamp,
      base: stored.data,
      sent,
      data,
      keptAt: Date.now(),
    });
  }

  /** Drops a unit that the server has. @param tab the tab that kept it; this one if absent */
  drop(unit: SaveUnit, tab = this.#tab): void {
    void this.#kept?.drop({ owner: this.#owner, project: this.#project, step: unit, tab });
  }
}
