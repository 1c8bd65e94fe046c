import { projectLimits } from '@title24/shared-domain/projects';

/** Milliseconds without input after which the text is saved. */
export const quietMs = 800;

/** Milliseconds between scheduled saves: 20% more than the server's limit requires. */
export const spacingMs = (60_000 / projectLimits.savesPerMinute) * 1.2;

/** Milliseconds from an input until unsaved text is stored in this browser, even if typing continues. */
const keepMs = 150;

/** Milliseconds before a retry, doubled each time up to a minute. */
const retryMs = { first: 2_000, last: 60_000 } as const;

interface Actions {
  readonly save: () => void;
  readonly keep: () => void;
}

/** Schedules saves, local copies and retries (D1h). */
export class SaveSchedule {
  readonly #actions: Actions;
  #save: ReturnType<typeof setTimeout> | undefined;
  #keep: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #retryMs: number = retryMs.first;
  /** When the last save was sent, in milliseconds since the epoch. */
  #sentAt = 0;

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  /** Schedules a local copy, and a save when typing pauses. */
  typed(): void {
    this.keepSoon();
    this.#saveIn(Math.max(quietMs, this.#spacing()));
  }

  /** Saves now, or at the end of the minimum interval between saves. */
  saveSoon(): void {
    const waitMs = this.#spacing();
    if (waitMs === 0) this.#actions.save();
    else this.#saveIn(waitMs);
  }

  /** Schedules a save for the end of the minimum interval between saves. */
  saveNext(): void {
    this.#saveIn(this.#spacing());
  }

  /** Cancels the scheduled save. Called when a save begins. */
  saving(): void {
    clearTimeout(this.#save);
  }

  sent(): void {
    this.#sentAt = Date.now();
  }

  /** Resets the delay before a retry, because the server has responded. */
  answered(): void {
    this.#retryMs = retryMs.first;
  }

  /**
   * Schedules a retry.
   * @param afterMs - delay requested by the server; defaults to a delay that doubles with each retry
   */
  tryAgain(action: () => void, afterMs?: number): void {
    this.#retry = setTimeout(action, afterMs ?? this.#retryMs);
    if (afterMs === undefined) this.#retryMs = Math.min(this.#retryMs * 2, retryMs.last);
  }

  /** Cancels the scheduled retry. */
  stopTrying(): void {
    clearTimeout(this.#retry);
  }

  keepSoon(): void {
    this.#keep ??= setTimeout(() => {
      this.#keep = undefined;
      this.#actions.keep();
    }, keepMs);
  }

  /** Stores a scheduled copy now. */
  keepNow(): void {
    if (this.#keep === undefined) return;
    clearTimeout(this.#keep);
    this.#keep = undefined;
    this.#actions.keep();
  }

  end(): void {
    this.saving();
    this.stopTrying();
  }

  /** Milliseconds until another save is allowed. */
  #spacing(): number {
    return Math.max(0, this.#sentAt + spacingMs - Date.now());
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#save);
    this.#save = setTimeout(this.#actions.save, ms);
  }
}
