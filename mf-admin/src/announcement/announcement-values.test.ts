import { announcementState } from './announcement-state.ts';
import { checkAnnouncement, toAnnouncementMembers } from './announcement-values.ts';

const values = { announce: 'We move', from: '2026-12-01T08:00', to: '2026-12-02T08:00', isStagingEnv: false };

test('an announcement needs a start and a later end; none needs nothing', () => {
  const paths = (changed: Partial<typeof values>) =>
    checkAnnouncement({ ...values, ...changed }).map(({ path }) => path);
  expect(paths({})).toEqual([]);
  expect(paths({ from: '', to: '' })).toEqual(['from', 'to']);
  expect(paths({ to: '2026-11-30T08:00' })).toEqual(['to']);
  expect(paths({ announce: '', from: '', to: '' })).toEqual([]);
});

test('it is planned, then shows, then is over', () => {
  const members = toAnnouncementMembers(values);
  const at = (typed: string) => announcementState(members, new Date(`${typed}:00-08:00`));
  expect(at('2026-11-30T08:00')).toBe('planned');
  expect(at('2026-12-01T08:00')).toBe('showing');
  expect(at('2026-12-02T08:00')).toBe('over');
  expect(announcementState({ ...members, announce: '' }, new Date())).toBe('none');
});
