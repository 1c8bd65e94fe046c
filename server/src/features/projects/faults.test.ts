import { SaveFaults } from './testing/save-faults.ts';

jest.setTimeout(300_000);

let faults: SaveFaults;

beforeAll(async () => {
  faults = await SaveFaults.open();
});
afterAll(() => faults.close());

describe('D10: saves during failures', () => {
  // Killed servers and closed connections are covered by faults.slow.test.ts.
  test('each acknowledged save is stored even if the database server crashes', () =>
    faults.signalDatabase(10, new Map([[4, 'SIGKILL']])));
});
