import { projectLimits } from '@title24/shared-domain/projects';

/** Milliseconds without input after which typed text is saved. */
export const quietMs = 800;

/** Minimum milliseconds between saves during typing from field to field: the server's limit, with a margin. */
export const spacingMs = (60_000 / projectLimits.savesPerMinute) * 1.2;

/** Milliseconds without input after which unsaved text is kept in this browser. */
const keepMs = 150;

/** Milliseconds until the next try after the server could not be reached; doubles each time, up to a minute. */
const retryMs = { first: 2_000, last: 60_000 } as const;

interface Actions {
  /** Saves what is unsaved. */
  readonly save: () => void;
  /** Keeps what is unsaved in this browser. */
  readonly keep: () => void;
}

/** Decides when an edited project is saved, kept in this browser, and retried (D1h). */
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

  /** Called after typing: saves once typing pauses, and keeps the text in this browser before that. */
  typed(): void {
    this.keepSoon();
    this.#saveIn(Math.max(quietMs, this.#spacing()));
  }

  /** Saves as soon as the server accepts another save. */
  saveSoon(): void {
    const waitMs = this.#spacing();
    if (waitMs === 0) this.#actions.save();
    else this.#saveIn(waitMs);
  }

  /** Saves once the interval between saves has passed, in a later task. */
  saveNext(): void {
    this.#saveIn(this.#spacing());
  }

  /** Called when a save begins, so that the planned one is no longer needed. */
  saving(): void {
    clearTimeout(this.#save);
  }

  /** Called when a save is sent. */
  sent(): void {
    this.#sentAt = Date.now();
  }

  /** Called when the server has answered, so that the next wait is short again. */
  answered(): void {
    this.#retryMs = retryMs.first;
  }

  /** @param afterMs delay requested by the server; without it, each try waits twice as long as the previous one */
  tryAgain(action: () => void, afterMs?: number): void {
    this.#retry = setTimeout(action, afterMs ?? this.#retryMs);
    if (afterMs === undefined) this.#retryMs = Math.min(this.#retryMs * 2, retryMs.last);
  }

  /** Stops retrying. */
  stopTrying(): void {
    clearTimeout(this.#retry);
  }

  keepSoon(): void {
    this.#keep ??= setTimeout(() => {
      this.#keep = undefined;
      this.#actions.keep();
    }, keepMs);
  }

  /** Immediately keeps the text that was about to be kept. */
  keepNow(): void {
    if (this.#keep === undefined) return;
    clearTimeout(this.#keep);
    this.#keep = undefined;
    this.#actions.keep();
  }

  /** Stops saving and retrying. */
  end(): void {
    this.saving();
    this.stopTrying();
  }

  /** Milliseconds until the next save may follow the last one. */
  #spacing(): number {
    return Math.max(0, this.#sentAt + spacingMs - Date.now());
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#save);
    this.#save = setTimeout(this.#actions.save, ms);
  }
}
