import type { SiteConfiguration } from '@title24/shared-domain';

/** State of an announcement. 'none' means that the text, the start or the end is missing. */
export type AnnouncementState = 'none' | 'planned' | 'showing' | 'over';

/** Returns the state of an announcement at the time `now`. */
export function announcementState(
  { announce, announceSchedule }: Pick<SiteConfiguration, 'announce' | 'announceSchedule'>,
  now: Date,
): AnnouncementState {
  if (!announce || !announceSchedule?.from || !announceSchedule.to) return 'none';
  const time = now.getTime();
  if (time < Date.parse(announceSchedule.from)) return 'planned';
  return time < Date.parse(announceSchedule.to) ? 'showing' : 'over';
}
