import { findProblems } from '../forms/find-problems.ts';
import { announcementSchema } from './announcement-schema.ts';

const announceSchedule = { from: '2026-12-01T16:00:00.000Z', to: '2026-12-02T16:00:00.000Z' };
const announcement = { announce: 'We move', announceSchedule, isStagingEnv: false };
const pathsOf = (value: object) => findProblems(announcementSchema, value).map(({ path }) => path);

test('an announcement is valid with all, one or none of its properties', () => {
  for (const value of [announcement, { announce: 'We move' }, { announceSchedule }, {}])
    expect(pathsOf(value)).toEqual([]);
  expect(pathsOf({ announce: '', announceSchedule: null })).toEqual([]);
});

test.each([
  [{ announceSchedule: null }, ['announceSchedule.from']],
  [{ announceSchedule: { from: '', to: '' } }, ['announceSchedule.from', 'announceSchedule.to']],
  [{ announceSchedule: { ...announceSchedule, to: announceSchedule.from } }, ['announceSchedule.to']],
  [{ announceSchedule: { from: 'soon', to: announceSchedule.to } }, ['announceSchedule.from']],
  [{ announceSchedule: { ...announceSchedule, to: '2026-12-02T16:00' } }, ['announceSchedule.to']],
  [{ announce: 'x'.repeat(1001) }, ['announce']],
  [{ isStagingEnv: 'yes' }, ['isStagingEnv']],
])('an announcement with %j has problems at %j', (change, paths) =>
  expect(pathsOf({ ...announcement, ...change })).toEqual(paths),
);
