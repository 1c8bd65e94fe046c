import { fieldGroups } from '@title24/shared-domain/projects';
import { sectionsOf } from './sections.ts';

test.each(fieldGroups.map((group) => [group.title, group] as const))(
  'D1a: %s: each field is in exactly one section, and the sections contain no unknown fields',
  (_, group) => {
    const placed = sectionsOf(group).flatMap(({ fields, more }) => [...fields, ...(more?.fields ?? [])]);
    const known = new Set(group.fields.map(({ name }) => name));
    expect([...placed].filter((name) => known.has(name)).sort()).toEqual([...known].sort());
    expect(placed.filter((name) => !known.has(name))).toEqual([]);
  },
);
