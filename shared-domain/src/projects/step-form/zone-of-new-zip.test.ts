import type { ProjectData } from '../project-data.ts';
import { withoutZipSource, withZoneOfNewZip } from './zone-of-new-zip.ts';

const projectAt = (
  location: NonNullable<ProjectData['location']>,
  raw?: ProjectData['raw'],
): ProjectData => ({
  version: 1,
  kind: 'new',
  location,
  ...(raw && { raw }),
});

test.each([
  ['an empty zone', {}],
  ['the zone of the previous ZIP code', { climateZone: 3, climateZoneSource: 'zip-code' }],
])('C14: the zone of a new ZIP code replaces %s', (_, location) => {
  expect(withZoneOfNewZip(projectAt(location), 12, 3).location).toEqual({
    climateZone: 12,
    climateZoneSource: 'zip-code',
  });
});

test.each([
  ['chosen by a person', projectAt({ climateZone: 3 })],
  [
    'chosen by a person who named its source',
    projectAt({ climateZone: 3, climateZoneSource: 'address-lookup' }),
  ],
  ['changed after it was filled in', projectAt({ climateZone: 4, climateZoneSource: 'zip-code' })],
  ['left empty with a source', projectAt({ climateZoneSource: 'building-department' })],
  ['entered as invalid text', projectAt({}, { 'location.climateZone': 'three' })],
])('C14: a new ZIP code does not change a zone that was %s', (_, project) => {
  expect(withZoneOfNewZip(project, 12, 3)).toBe(project);
});

test('C14: a zone filled in from the ZIP code is removed if the new ZIP code is not listed', () => {
  const project = projectAt({ climateZone: 3, climateZoneSource: 'zip-code' });
  expect(withZoneOfNewZip(project, undefined, 3).location).toEqual({});
});

test('C14: a zone that differs from the ZIP code’s zone is no longer marked as filled in from the ZIP code', () => {
  const project = projectAt({ climateZone: 4, climateZoneSource: 'zip-code' });
  expect(withoutZipSource(project, 4)).toBe(project);
  expect(withoutZipSource(project, 3).location).toEqual({ climateZone: 4 });
  const known = projectAt({ climateZone: 4, climateZoneSource: 'earlier-report' });
  expect(withoutZipSource(known, 3)).toBe(known);
});
