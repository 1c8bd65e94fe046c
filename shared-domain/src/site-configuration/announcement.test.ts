import { currentAnnouncement, msUntilAnnouncementChange } from './announcement.ts';

const announceSchedule = { from: '2026-12-24T08:00:00Z', to: '2026-12-26T08:00:00Z' };
const config = { announce: 'Closed for the holidays', announceSchedule };
const at = (moment: string) => new Date(moment);

test.each([
  ['is hidden before its start', '2026-12-24T07:59:59.999Z', null],
  ['is shown from its start', '2026-12-24T08:00:00Z', 'Closed for the holidays'],
  ['is shown until just before its end', '2026-12-26T07:59:59.999Z', 'Closed for the holidays'],
  ['is hidden at its end', '2026-12-26T08:00:00Z', null],
])('N6: the announcement %s', (_, moment, shown) =>
  expect(currentAnnouncement(config, at(moment))).toBe(shown),
);

test.each([
  ['no text', { ...config, announce: '' }],
  ['no schedule', { ...config, announceSchedule: null }],
  ['an invalid schedule', { ...config, announceSchedule: { from: 'soon', to: 'later' } }],
])('N6: no announcement is shown with %s', (_, broken) => {
  expect(currentAnnouncement(broken, at('2026-12-25T00:00:00Z'))).toBeNull();
});

test('N6: the announcement’s next change is its start, then its end, and then there is none', () => {
  expect(msUntilAnnouncementChange(announceSchedule, at('2026-12-24T07:00:00Z'))).toBe(3_600_000);
  expect(msUntilAnnouncementChange(announceSchedule, at('2026-12-26T07:00:00Z'))).toBe(3_600_000);
  expect(msUntilAnnouncementChange(announceSchedule, at('2026-12-27T00:00:00Z'))).toBeNull();
  expect(msUntilAnnouncementChange(null, at('2026-12-25T00:00:00Z'))).toBeNull();
});
