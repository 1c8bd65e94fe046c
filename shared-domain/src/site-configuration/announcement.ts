import type { SiteConfiguration } from './site-configuration.schema.ts';

/** Returns the announcement if `now` is in its schedule, or null (N6). */
export function currentAnnouncement(
  config: Pick<SiteConfiguration, 'announce' | 'announceSchedule'>,
  now: Date,
): string | null {
  const { announce, announceSchedule } = config;
  if (!announce || !announceSchedule) return null;
  const time = now.getTime();
  const showing = Date.parse(announceSchedule.from) <= time && time < Date.parse(announceSchedule.to);
  return showing ? announce : null;
}

/** Returns the milliseconds until the announcement appears or disappears, or null if neither happens. */
export function msUntilAnnouncementChange(
  schedule: SiteConfiguration['announceSchedule'],
  now: Date,
): number | null {
  if (!schedule) return null;
  const next = [schedule.from, schedule.to]
    .map((moment) => Date.parse(moment) - now.getTime())
    .filter((ms) => ms > 0)
    .sort((a, b) => a - b)[0];
  return next ?? null;
}
