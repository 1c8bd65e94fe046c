import { fromPacificInput, type SiteConfiguration, toPacificInput } from '@title24/shared-domain';

/** Form values. Times are in Pacific time, in the format of datetime-local fields. */
export type AnnouncementValues = {
  readonly announce: string;
  readonly from: string;
  readonly to: string;
  readonly isStagingEnv: boolean;
};

/** Converts a configuration to form values. */
export function toAnnouncementValues(config: SiteConfiguration): AnnouncementValues {
  return {
    announce: config.announce,
    from: toPacificInput(config.announceSchedule?.from),
    to: toPacificInput(config.announceSchedule?.to),
    isStagingEnv: config.isStagingEnv,
  };
}

/**
 * Converts form values to configuration properties. A missing time is ''. If the text and both times are
 * missing, the schedule is null.
 */
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
