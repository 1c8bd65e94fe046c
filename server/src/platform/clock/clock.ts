import { readFileSync } from 'node:fs';
import { SettingsError } from '../settings/settings-error.ts';

export interface Clock {
  now(): Date;
}

/**
 * The computer's clock, for startup, the demo and comparison with file times. In other cases, use {@link siteClock}.
 */
export const systemClock: Clock = { now: () => new Date() };

let chosen: Clock = systemClock;

/**
 * The clock for decisions and stored times. Measure durations with `performance.now()`, which
 * {@link useClock} does not affect.
 */
export const siteClock: Clock = { now: () => chosen.now() };

/** Sets the clock that {@link siteClock} uses. */
export function useClock(clock: Clock): void {
  chosen = clock;
}

/**
 * Returns a clock that reads its time (ISO 8601) from a file at each use, for the setting CLOCK_FILE.
 * @throws SettingsError on creation and on each use if the file is missing or contains no time
 */
export function fileClock(file: string): Clock {
  const now = () => {
    const fileTime = new Date(readText(file).trim());
    if (Number.isNaN(fileTime.getTime())) throw noTimeIn(file);
    return fileTime;
  };
  now();
  return { now };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw noTimeIn(file, cause);
  }
}

function noTimeIn(file: string, cause?: unknown): SettingsError {
  const problem = `CLOCK_FILE must be a file with a time such as 2026-11-20T17:00:00.000Z; ${file} is not`;
  return Object.assign(new SettingsError([problem]), { cause });
}
