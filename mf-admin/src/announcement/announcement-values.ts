import { fromPacificInput, type SiteConfiguration, toPacificInput } from '@title24/shared-domain';

/** Start and end in the format of datetime-local fields, in Pacific time. */
export type AnnouncementValues = {
  readonly announce: string;
  readonly from: string;
  readonly to: string;
  readonly isStagingEnv: boolean;
};

/** Returns the form's values for a configuration. */
export function toAnnouncementValues(config: SiteConfiguration): AnnouncementValues {
  return {
    announce: config.announce,
    from: toPacificInput(config.announceSchedule?.from),
    to: toPacificInput(config.announceSchedule?.to),
    isStagingEnv: config.isStagingEnv,
  };
}

/** Returns the configuration members for these values; a time is '' if it has not been chosen yet. */
export function toAnnouncementMembers({ announce, from, to, isStagingEnv }: AnnouncementValues) {
  const isPlanned = announce.trim() !== '' || from !== '' || to !== '';
  return {
    announce: announce.trim(),
    announceSchedule: isPlanned
      ? { from: fromPacificInput(from) ?? '', to: fromPacificInput(to) ?? '' }
      : null,
    isStagingEnv,
  };
}
