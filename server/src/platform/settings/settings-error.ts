import { StartupError } from '../process/startup-error.ts';

/** Thrown for invalid settings. The message must never include a secret. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Bad setting: ${problems.join('; ')}. Correct the environment variable and start again.`);
    this.problems = problems;
  }
}
