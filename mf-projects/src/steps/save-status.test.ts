import { saveStatusText } from './save-status.tsx';

const now = new Date(2026, 10, 20, 14, 40);
const at = new Date(2026, 10, 20, 14, 31).toISOString();

test('D1h: the status shows the time of the last save, with the date unless it was today', () => {
  expect(saveStatusText({ kind: 'saved', at }, true, now)).toBe('Saved at 2:31 pm');
  expect(saveStatusText({ kind: 'saved', at }, true, new Date(2026, 10, 21))).toBe(
    'Saved on Nov 20, 2:31 pm',
  );
  expect(saveStatusText({ kind: 'saved', at: null }, true, now)).toBe('');
});

test('D1h: the status shows why an answer is not saved, and whether this browser stores it', () => {
  expect(saveStatusText({ kind: 'saving' }, true, now)).toBe('Saving');
  expect(saveStatusText({ kind: 'offline' }, true, now)).toBe(
    'Not saved: no connection. What you typed is kept in this browser.',
  );
  expect(saveStatusText({ kind: 'offline' }, false, now)).toBe(
    'Not saved: no connection. Keep this page open.',
  );
  expect(saveStatusText({ kind: 'login-ended' }, true, now)).toMatch(/^Not saved: your login has ended\./);
  expect(saveStatusText({ kind: 'locked', message: 'It is ordered.' }, true, now)).toBe(
    'Not saved: It is ordered.',
  );
});
