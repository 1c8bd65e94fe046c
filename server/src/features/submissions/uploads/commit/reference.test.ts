import { isReference } from '@title24/shared-domain/full-service';
import { newReference } from './reference.ts';

test('a reference contains the date in California and eight characters other than I, L, O and U', () => {
  // 2 a.m. in UTC is still the previous day in California.
  expect(newReference(new Date('2026-11-20T02:00:00Z'))).toMatch(/^FS-20261119-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(newReference(new Date('2026-11-20T20:00:00Z'))).toMatch(/^FS-20261120-/);
});

test('references made at the same time differ', () => {
  const now = new Date();
  const references = Array.from({ length: 1000 }, () => newReference(now));
  expect(new Set(references).size).toBe(1000);
  expect(references.every(isReference)).toBe(true);
});

test.each(['incoming', '..', 'FS-20261120-7K3Q', 'FS-20261120-7K3Q9XMT/..', 'FS-20261120-ILOU0000'])(
  '%s is refused as a reference',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
