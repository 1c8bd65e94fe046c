import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalServer, startLocalServer } from '../hot/local-server.ts';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { addParcel } from './add.ts';

const text = "export const cardParcel: Parcel<{ id: string }> = { remote: 'mf-team', parcel: 'card' };\n";
const entry = {
  metadata: { version: '1.0.0' },
  extras: { parcels: ['card', 'untyped'], parcelTypes: '/assets/mf-team/parcels.json' },
};
const answers: Readonly<Record<string, unknown>> = {
  '/registry.json': { microFrontends: { 'mf-team': [entry] } },
  '/assets/mf-team/parcels.json': { card: text },
};

const folder = folderForTests();
let server: LocalServer;
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await startLocalServer((request, response) => {
    response.end(JSON.stringify(answers[request.url ?? '']));
  });
  process.env.REGISTRY_URL = `http://127.0.0.1:${server.port}/kit`;
});
afterEach(async () => {
  delete process.env.REGISTRY_URL;
  jest.restoreAllMocks();
  await server.close();
});

test('K2: copies the types of a live parcel as its team wrote them, also if REGISTRY_URL ends with /kit', async () => {
  await addParcel(folder, 'mf-team/card');
  expect(readFileSync(join(folder, 'src/parcels/mf-team/card.ts'), 'utf8')).toBe(text);
});

test.each([
  ['mf-other/card', /has no remote 'mf-other'/],
  ['mf-team/note', /mf-team 1\.0\.0 offers these parcels: card, untyped\./],
  ['mf-team/untyped', /has no types for untyped/],
])('K2: %s is refused with a message that names the problem', async (place, problem) => {
  await expect(addParcel(folder, place)).rejects.toThrow(problem);
});
