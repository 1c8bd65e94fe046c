import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { canMount, SmallDisk } from '../../../platform/files/testing/small-disk.ts';
import { programEnvironment, quickStart } from '../../../platform/lifecycle/testing/site-process.ts';
import { S3Peer } from '../../files/testing/s3-peer.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { sampleForm, samplePdf } from './testing/sample-form.ts';
import { UploadSite } from './testing/upload-site.ts';

/** Provides the database. Each test has its own server and folder. */
let home: UploadSite;
let dataDir: string;
beforeAll(async () => {
  home = await UploadSite.open();
}, 60_000);
afterAll(() => home.close());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'upload-faults-'));
  await home.database.$client.query('truncate submissions, mail_outbox, login_failures cascade');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function dying(point: string): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  const program = fileURLToPath(new URL('./testing/dying-server.ts', import.meta.url));
  const server = spawn(
    process.execPath,
    [quickStart, program, dataDir, home.database.connectionString, point],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...programEnvironment, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    },
  );
  const [line] = await once(server.stdout, 'data');
  return { server, port: Number(String(line)) };
}

/** Starts a new server, and stops it after `use`. */
async function withNewServer(use: (site: UploadSite) => Promise<void>): Promise<void> {
  const site = new UploadSite(dataDir, home.database);
  await site.start();
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

const send = (port: number) =>
  fetch(`http://127.0.0.1:${port}/project-upload`, {
    method: 'POST',
    body: sampleForm(),
    headers: { accept: 'application/json' },
  });

describe('killed servers', () => {
  test('a submission is discarded if the server is killed while receiving it', async () => {
    const { server, port } = await dying('from outside');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /project-upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 90000\r\n\r\n' +
        `--b\r\nContent-Disposition: form-data; name="projectFiles"; filename="a.pdf"\r\n\r\n${samplePdf}`,
    );
    const incoming = path.join(dataDir, 'uploads', 'incoming');
    await eventually(async () => (await readdir(incoming, { recursive: true })).length > 1);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await withNewServer(async (site) => {
      expect(await site.uploadedFiles()).toEqual([]);
      expect(await site.count('submissions')).toBe(0);
    });
  }, 60_000);

  test('a submission is discarded if the server is killed after renaming the submission’s folder and before the database commit', async () => {
    const { server, port } = await dying('between rename and commit');
    await expect(send(port)).rejects.toThrow();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    const names = await readdir(path.join(dataDir, 'uploads'));
    expect(names.filter((name) => name.startsWith('FS-'))).toHaveLength(1);
    await withNewServer(async (site) => {
      expect(await site.uploadedFiles()).toEqual([]);
      expect(await site.count('submissions')).toBe(0);
      expect(await site.count('mail_outbox')).toBe(0);
    });
  }, 60_000);

  test('a submission is kept and its emails are sent later if the server is killed after the database commit', async () => {
    const { port } = await dying('between commit and mail');
    await expect(send(port)).rejects.toThrow();
    await withNewServer(async (site) => {
      expect(await site.count('submissions')).toBe(1);
      expect((await site.uploadedFiles()).map((file) => path.basename(file))).toEqual([
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      ]);
      await eventually(async () => {
        const { rows } = await site.database.$client.query(
          `select 1 from mail_outbox where state = 'delivered'`,
        );
        return rows.length === 2;
      });
    });
  }, 60_000);
});

(canMount ? test : test.skip)(
  'a submission that fills the disk is refused and not kept, and a smaller submission succeeds',
  async () => {
    const disk = await SmallDisk.mount(path.join(dataDir, 'uploads'), 128);
    try {
      await withNewServer(async (site) => {
        const content = Buffer.concat([samplePdf, Buffer.alloc(190_000, 'x')]);
        const head = '--b\r\nContent-Disposition: form-data; name="projectFiles"; filename="a.pdf"\r\n\r\n';
        // The request states no length, so that only the disk itself can refuse it.
        const response = await fetch(`${site.url}/project-upload`, {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
          body: new ReadableStream({
            start(controller) {
              controller.enqueue(Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]));
              controller.close();
            },
          }),
          duplex: 'half',
        } as RequestInit);
        expect(response.status).toBe(507);
        expect(await site.uploadedFiles()).toEqual([]);
        expect((await new TusClient(site.url).create('a.pdf', 150_000)).status).toBe(507);
        expect((await site.post(sampleForm())).status).toBe(201);
      });
    } finally {
      disk.unmount();
    }
  },
);

test('the server starts without its object store, and uploads fail until the store recovers', async () => {
  const first = await S3Peer.start();
  const { settings } = first;
  await first.stop();
  const site = new UploadSite(dataDir, home.database);
  const readiness = new Set<() => string | null>();
  await site.start({ s3: settings }, { readiness });
  let second: S3Peer | undefined;
  try {
    expect([...readiness].map((tell) => tell())).toEqual(['uploads unavailable']);
    const refused = await site.post(sampleForm());
    expect(refused.status).toBe(503);
    expect((await refused.json()).errors).toEqual([
      {
        path: '',
        message: 'We could not save your files, and nothing was stored. Please send them again',
      },
    ]);
    expect(await site.count('submissions')).toBe(0);
    second = await S3Peer.start(Number(new URL(settings.endpoint ?? '').port));
    expect((await site.post(sampleForm())).status).toBe(201);
  } finally {
    await site.stop();
    await second?.stop();
  }
}, 60_000);

test('if the object store lacks the configured bucket, startup fails with an error that states the remedy', async () => {
  const peer = await S3Peer.start();
  const site = new UploadSite(dataDir, home.database);
  try {
    await expect(site.start({ s3: { ...peer.settings, bucket: 'no-such-bucket' } })).rejects.toThrow(
      /the bucket in S3_BUCKET does not exist\. Create it/,
    );
  } finally {
    await site.stop();
    await peer.stop();
  }
}, 60_000);
