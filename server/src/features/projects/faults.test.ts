import { SaveFaults } from './testing/save-faults.ts';

jest.setTimeout(300_000);

let faults: SaveFaults;

beforeAll(async () => {
  faults = await SaveFaults.open();
});
afterAll(() => faults.close());

describe('D10: each acknowledged save is stored', () => {
  // faults.slow.test.ts covers killed servers and closed connections.
  test('even if the database server crashes', () => faults.signalDatabase(10, new Map([[4, 'SIGKILL']])));
});
