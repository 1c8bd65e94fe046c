import { testConfiguration } from '@title24/remote-kit/testing';
import { isConfiguration } from './configuration.check.ts';

// The public configuration omits payment instructions.
const { payment: _, ...publicConfiguration } = testConfiguration;

/** Returns the configuration with `value` at a path. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(publicConfiguration) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

test('a complete configuration is accepted', () => {
  expect(isConfiguration(testConfiguration)).toBe(true);
  const scheduled = changed('announceSchedule', { from: '2026-01-01', to: '2026-01-02' });
  expect(isConfiguration(scheduled)).toBe(true);
});

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part, path ? `${path}.${key}` : key));
  return path ? [path, ...inner] : inner;
}

test.each(pathsOf(publicConfiguration))('a configuration with an invalid %s is refused', (path) => {
  // These members may be absent, because older configurations lack them.
  if (!['contentDates', 'about', 'hiddenPlaces'].includes(path))
    expect(isConfiguration(changed(path, undefined))).toBe(false);
  expect(isConfiguration(changed(path, 7))).toBe(false);
});

test.each([null, undefined, 'text', 7, [], {}])('%p is not a configuration', (value) => {
  expect(isConfiguration(value)).toBe(false);
});
