import { StartupError } from '../process/startup-error.ts';

/** One or more invalid settings. Never includes their values. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Bad setting: ${problems.join('; ')}. Correct the environment variable and start again.`);
    this.problems = problems;
  }
}
