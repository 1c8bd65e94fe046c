import { SaveFaults } from './testing/save-faults.ts';

jest.setTimeout(300_000);

let faults: SaveFaults;

beforeAll(async () => {
  faults = await SaveFaults.open();
});
afterAll(() => faults.close());

describe('D10: project saving', () => {
  test('stores each acknowledged save even if the server is killed four times during 100 saves', () =>
    faults.killServer(100, [7, 30, 58, 99]));

  test('stores each acknowledged save even if the database closes every connection five times', () =>
    faults.endConnections(5));

  test('stores each acknowledged save even if the database server stops, aborts and crashes during 100 saves', () =>
    faults.signalDatabase(
      100,
      new Map([
        [20, 'SIGINT'],
        [55, 'SIGQUIT'],
        [90, 'SIGKILL'],
      ]),
    ));
});
