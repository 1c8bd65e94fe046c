import { object } from 'yup';
import { closedObject, flagField, isMoment, plainText, textField } from '../forms/fields.ts';
import type { AnnounceSchedule } from '../site-configuration/site-configuration.schema.ts';

export const announcementLabels = {
  announce: 'Text',
  from: 'Shows from',
  to: 'Shows until',
  isStagingEnv: 'Staging flag',
} as const;

const startWanted = 'Choose when it shows first';
const endWanted = 'Choose when it ends';
const moment = (wanted: string) =>
  plainText(wanted).test('moment', wanted, (text) => text === undefined || isMoment(text));

const schedule = closedObject({ from: moment(startWanted), to: moment(endWanted) })
  .nullable()
  .test('order', (value: AnnounceSchedule | null | undefined, { path, parent, createError }) => {
    if (!value) {
      const isMissing = value === null && String(parent.announce ?? '').trim() !== '';
      return !isMissing || createError({ path: `${path}.from`, message: startWanted });
    }
    if (!(Date.parse(value.to) <= Date.parse(value.from))) return true;
    return createError({ path: `${path}.to`, message: 'The end must be after the start' });
  });

/**
 * Rules for the announcement. Each field can be sent without the others. Text with a null schedule is refused, because
 * the text would never appear.
 */
export const announcementSchema = object({
  announce: textField(1000).optional(),
  announceSchedule: schedule,
  isStagingEnv: flagField().optional(),
}).stripUnknown();
