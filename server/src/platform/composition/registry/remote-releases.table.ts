import { check, foreignKey, index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { storedAt } from '../../clock/stored-at.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { remoteVersions } from './remote-versions.table.ts';

const origins = ['workspace', 'command'] as const;

/** How a release was made: by `npm start` or `npm run dev` (`workspace`), or in any other way (`command`). */
export type ReleaseOrigin = (typeof origins)[number];

/** The release history. A part's latest release that is not withdrawn is live. */
export const remoteReleases = pgTable(
  'remote_releases',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    version: text().notNull(),
    origin: text({ enum: origins }).notNull().default('command'),
    releasedAt: storedAt('released_at'),
    /** Name of the actor: an account, a token, a command, or the site itself. */
    releasedBy: text('released_by').notNull().default(''),
    reason: text().notNull().default(''),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    withdrawnBy: text('withdrawn_by'),
    withdrawnReason: text('withdrawn_reason'),
  },
  (table) => [
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [remoteVersions.name, remoteVersions.version],
    }),
    check('remote_releases_origin', isOneOf(table.origin, origins)),
    index('remote_releases_name').on(table.name, table.id.desc()),
  ],
);
