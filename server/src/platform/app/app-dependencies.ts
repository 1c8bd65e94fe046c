import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { ChangeFeed } from '../db/change-feed.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';

/** The dependencies of the application. `database` and `changes` must stay open until the application has closed. */
export interface AppDependencies {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly changes: ChangeFeed;
  readonly logger: Logger;
  readonly clock: Clock;
}
