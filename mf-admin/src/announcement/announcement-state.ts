import type { SiteConfiguration } from '@title24/shared-domain';

/** Where an announcement stands at a moment; `none` without a text or a schedule. */
export type AnnouncementState = 'none' | 'planned' | 'showing' | 'over';

export function announcementState(
  { announce, announceSchedule }: Pick<SiteConfiguration, 'announce' | 'announceSchedule'>,
  now: Date,
): AnnouncementState {
  if (!announce || !announceSchedule?.from || !announceSchedule.to) return 'none';
  const time = now.getTime();
  if (time < Date.parse(announceSchedule.from)) return 'planned';
  return time < Date.parse(announceSchedule.to) ? 'showing' : 'over';
}
