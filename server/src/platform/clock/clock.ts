import { readFileSync } from 'node:fs';
import { SettingsError } from '../settings/settings-error.ts';

/** Source of the current time. */
export interface Clock {
  /** Returns the current time as a new object. */
  now(): Date;
}

/**
 * The computer's clock, for comparison with times that the computer sets, such as file times. All other code uses
 * {@link siteClock}.
 */
export const systemClock: Clock = { now: () => new Date() };

let chosen: Clock = systemClock;

/**
 * The clock for all decisions and stored times. It is the computer's clock or the clock set by {@link useClock}.
 * Measure durations with `performance.now()`, which no setting affects.
 */
export const siteClock: Clock = { now: () => chosen.now() };

/** Replaces the site's clock. Call this function at startup. */
export function useClock(clock: Clock): void {
  chosen = clock;
}

/**
 * Returns a clock that reads its time (ISO 8601) from a file. The setting CLOCK_FILE names the file. Changes to the
 * file take effect immediately.
 * @throws SettingsError on creation and on each use if the file contains no time
 */
export function fileClock(file: string): Clock {
  const now = () => {
    const moment = new Date(readText(file).trim());
    if (Number.isNaN(moment.getTime())) throw noMoment(file);
    return moment;
  };
  now();
  return { now };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw noMoment(file, cause);
  }
}

function noMoment(file: string, cause?: unknown): SettingsError {
  const problem = `CLOCK_FILE must be a file with a time such as 2026-11-20T17:00:00.000Z; ${file} is not`;
  return Object.assign(new SettingsError([problem]), { cause });
}
