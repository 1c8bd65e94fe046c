import { announcementState } from './announcement-state.ts';
import { toAnnouncementMembers } from './announcement-values.ts';

const values = { announce: 'We move', from: '2026-12-01T08:00', to: '2026-12-02T08:00', isStagingEnv: false };

test('a missing time stays empty, and an announcement with neither text nor times has no schedule', () => {
  const scheduleOf = (changed: Partial<typeof values>) =>
    toAnnouncementMembers({ ...values, ...changed }).announceSchedule;
  expect(scheduleOf({ from: '' })).toEqual({ from: '', to: '2026-12-02T16:00:00.000Z' });
  expect(scheduleOf({ announce: '', from: '', to: '' })).toBeNull();
});

test('an announcement is first planned, then showing, then over', () => {
  const members = toAnnouncementMembers(values);
  const at = (typed: string) => announcementState(members, new Date(`${typed}:00-08:00`));
  expect(at('2026-11-30T08:00')).toBe('planned');
  expect(at('2026-12-01T08:00')).toBe('showing');
  expect(at('2026-12-02T08:00')).toBe('over');
  expect(announcementState({ ...members, announce: '' }, new Date())).toBe('none');
  expect(announcementState(toAnnouncementMembers({ ...values, to: '' }), new Date())).toBe('none');
});
