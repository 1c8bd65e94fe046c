import { SaveFaults } from './testing/save-faults.ts';

jest.setTimeout(300_000);

let faults: SaveFaults;

beforeAll(async () => {
  faults = await SaveFaults.open();
});
afterAll(() => faults.close());

describe('D10: project saving', () => {
  // faults.slow.test.ts covers killed servers and closed connections.
  test('stores each acknowledged save even if the database server crashes', () =>
    faults.signalDatabase(10, new Map([[4, 'SIGKILL']])));
});
