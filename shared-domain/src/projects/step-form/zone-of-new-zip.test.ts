import type { ProjectData } from '../project-data.ts';
import { withZoneOfNewZip } from './zone-of-new-zip.ts';

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
  ['none', {}],
  ['the zone of the ZIP code before', { climateZone: 3, climateZoneSource: 'zip-code' }],
])('C14 a new ZIP code fills in the zone, in place of %s', (_, location) => {
  expect(withZoneOfNewZip(projectAt(location), 12, 3).location).toEqual({
    climateZone: 12,
    climateZoneSource: 'zip-code',
  });
});

test.each([
  ['chosen', projectAt({ climateZone: 3 })],
  ['chosen with its source', projectAt({ climateZone: 3, climateZoneSource: 'address-lookup' })],
  ['changed after it was filled in', projectAt({ climateZone: 4, climateZoneSource: 'zip-code' })],
  ['being looked up elsewhere', projectAt({ climateZoneSource: 'building-department' })],
  ['unreadable', projectAt({}, { 'location.climateZone': 'three' })],
])('C14 a zone that was %s stays', (_, project) => {
  expect(withZoneOfNewZip(project, 12, 3)).toBe(project);
});
