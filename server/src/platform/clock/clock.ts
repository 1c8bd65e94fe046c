import { readFileSync } from 'node:fs';
import { SettingsError } from '../settings/settings-error.ts';

/** What time it is. */
export interface Clock {
  /** The present moment, as an object of the caller's own. */
  now(): Date;
}

/**
 * The computer's clock. For what is compared with times that the computer itself gives, such as those of files;
 * everything else goes by {@link siteClock}.
 */
export const systemClock: Clock = { now: () => new Date() };

let chosen: Clock = systemClock;

/**
 * The one clock that the site decides and stores by: the computer's, or what it was started with ({@link useClock}). How
 * long something takes is measured with `performance.now()` instead, which nobody sets.
 */
export const siteClock: Clock = { now: () => chosen.now() };

/** Has the site go by a clock, from its start on. */
export function useClock(clock: Clock): void {
  chosen = clock;
}

/**
 * The clock that CLOCK_FILE names: it stands at the moment that the file holds (ISO 8601) until that is written anew.
 * @throws SettingsError at once, and whenever it is asked, if the file holds none
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
  const problem = `CLOCK_FILE must name a file with a moment such as 2026-11-20T17:00:00.000Z; ${file} is none`;
  return Object.assign(new SettingsError([problem]), { cause });
}
