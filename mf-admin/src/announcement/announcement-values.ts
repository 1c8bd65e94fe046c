import type { FieldError } from '@title24/shared-config/contract';
import { fromPacificInput, type SiteConfiguration, toPacificInput } from '@title24/shared-domain';

/** From and to as datetime-local fields hold them, in Pacific time. */
export type AnnouncementValues = {
  readonly announce: string;
  readonly from: string;
  readonly to: string;
  readonly isStagingEnv: boolean;
};

export const announcementLabels: Readonly<Record<keyof AnnouncementValues, string>> = {
  announce: 'Text',
  from: 'Shows from',
  to: 'Shows until',
  isStagingEnv: 'Staging flag',
};

export function toAnnouncementValues(config: SiteConfiguration): AnnouncementValues {
  return {
    announce: config.announce,
    from: toPacificInput(config.announceSchedule?.from),
    to: toPacificInput(config.announceSchedule?.to),
    isStagingEnv: config.isStagingEnv,
  };
}

export function toAnnouncementMembers({ announce, from, to, isStagingEnv }: AnnouncementValues) {
  const schedule = { from: fromPacificInput(from), to: fromPacificInput(to) };
  const { from: start, to: end } = schedule;
  return {
    announce: announce.trim(),
    announceSchedule: start !== null && end !== null ? { from: start, to: end } : null,
    isStagingEnv,
  };
}

/** What stops an announcement from being saved. One without a text needs no schedule. */
export function checkAnnouncement({ announce, from, to }: AnnouncementValues): readonly FieldError[] {
  const start = fromPacificInput(from);
  const end = fromPacificInput(to);
  const isPlanned = announce.trim() !== '' || from !== '' || to !== '';
  return [
    ...(isPlanned && start === null ? [{ path: 'from', message: 'Choose when it shows first' }] : []),
    ...(isPlanned && end === null ? [{ path: 'to', message: 'Choose when it ends' }] : []),
    ...(start !== null && end !== null && end <= start
      ? [{ path: 'to', message: 'The end must be after the start' }]
      : []),
  ];
}
