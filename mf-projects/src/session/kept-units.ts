import type { unsentSteps } from '@title24/remote-kit/browser';
import type { SaveUnit, StoredUnit, UnitData } from '../store/save-unit.ts';

type UnsentSteps = typeof unsentSteps;

interface Options {
  /** Storage for unsent changes, or null to store none. */
  readonly kept: UnsentSteps | null;
  /** Account name. Null without an account, in which case nothing is stored. */
  readonly owner: string | null;
  readonly project: string;
  readonly tab: string;
}

/** This browser's copies of unsent changes. A copy is deleted when the server has the changes. */
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

  /**
   * Returns changes stored by this tab or by tabs not in `openTabs`. Other open tabs send their own changes.
   * If the open tabs are unknown, returns the changes of all tabs.
   */
  async leftBy(openTabs: Promise<ReadonlySet<string> | null>) {
    if (!this.#kept) return [];
    const [left, open] = await Promise.all([this.#kept.ofProject(this.#owner, this.#project), openTabs]);
    return left.filter(({ tab }) => tab === this.#tab || !open?.has(tab));
  }

  /**
   * Stores a copy of a unit.
   * @param sent - data sent to the server but not confirmed
   * @returns false if the copy could not be stored
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

  /**
   * Deletes a unit's copy.
   * @param tab - tab that stored it; defaults to this tab
   */
  drop(unit: SaveUnit, tab = this.#tab): void {
    void this.#kept?.drop({ owner: this.#owner, project: this.#project, step: unit, tab });
  }

  /** Deletes another tab's copy of a unit. Does nothing if the tab is this one. */
  dropOther(unit: SaveUnit, tab: string): void {
    if (tab !== this.#tab) this.drop(unit, tab);
  }
}
