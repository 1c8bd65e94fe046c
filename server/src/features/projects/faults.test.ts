import { SaveFaults } from './testing/save-faults.ts';

jest.setTimeout(300_000);

let faults: SaveFaults;

beforeAll(async () => {
  faults = await SaveFaults.open();
});
afterAll(() => faults.close());

describe('D10: each acknowledged save is stored', () => {
  test('although the server is killed', () => faults.killServer(10, [4]));

  test('although the database ends every connection, and saving continues', () => faults.endConnections(2));

  test('although the database server crashes', () => faults.signalDatabase(10, new Map([[4, 'SIGKILL']])));
});
