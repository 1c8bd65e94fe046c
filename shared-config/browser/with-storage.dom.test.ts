import { withStorage } from './with-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('local and session storage are separate', () => {
  withStorage((storage) => storage.setItem('a', '1'));
  withStorage((storage) => storage.setItem('b', '2'), 'sessionStorage');
  expect(withStorage(Object.keys)).toEqual(['a']);
  expect(withStorage((storage) => storage.getItem('b'), 'sessionStorage')).toBe('2');
});

test('returns null if browser storage is forbidden, and logs this once', () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(withStorage((storage) => storage.setItem('a', '1'), kind)).toBeNull();
    expect(withStorage((storage) => storage.getItem('a'), kind)).toBeNull();
  }
  expect(log.mock.calls).toEqual([['Local storage is not supported']]);
});
