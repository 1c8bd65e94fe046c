import { EventLog } from './event-log.ts';

let lines: [object, string][];
let events: EventLog;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const write = (details: object, message: string) => void lines.push([details, message]);
  events = new EventLog({ info: write, warn: write } as never, 'warn', 'A login was refused');
});
afterEach(() => jest.useRealTimers());

test('a single event is logged as one line', () => {
  events.note('192.0.2.1', { client: '192.0.2.1' });
  events.flush();
  expect(lines).toEqual([[{ client: '192.0.2.1' }, 'A login was refused']]);
});

test('logs the first twenty events of a flood, and counts the rest in one line per minute', () => {
  for (let n = 0; n < 10_000; n++) events.note(`192.0.2.${n % 50}`, { n });
  expect(lines).toHaveLength(20);
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(21);
  const [details, message] = lines[20] ?? [];
  expect(message).toBe('A login was refused: others in the same minute');
  expect(details).toMatchObject({ count: 9980, from: 50 });
  expect(Object.keys((details as { causes: object }).causes)).toHaveLength(10);
  events.note('192.0.2.1', { n: 'later' });
  expect(lines.at(-1)).toEqual([{ n: 'later' }, 'A login was refused']);
});
