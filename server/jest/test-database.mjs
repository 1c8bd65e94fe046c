import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/testing/test-database-server.ts', import.meta.url));

/**
 * Starts the PostgreSQL server that all server tests share, or uses the server at TEST_DATABASE_URL. Each call of
 * seededDataDir creates a separate database.
 */
export default async function startTestDatabase() {
  const server = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      ...(process.env.TEST_DATABASE_URL && { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C must not stop the server before this process exits.
    detached: true,
  });
  const [address] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [])]);
  if (!address) throw new Error('The database of the test run did not start');
  process.env.TITLE24_TEST_DATABASE = String(address);
  server.unref();
  globalThis.stopTestDatabase = async () => {
    // Without this reference, Jest would exit with code 0 and no report before the server has stopped.
    server.ref();
    server.stdin.end();
    await once(server, 'exit');
  };
}
