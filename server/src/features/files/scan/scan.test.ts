import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { sampleForm, samplePdf } from '../../submissions/uploads/testing/sample-form.ts';
import { UploadSite } from '../../submissions/uploads/testing/upload-site.ts';
import { ClamdPeer, harmful, haveClamd } from '../testing/clamd-peer.ts';
import { clamd, ScannerError } from './clamd.ts';

describe('an untrustworthy scanner', () => {
  const servers: Server[] = [];
  const connections = new Set<Socket>();
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
    for (const each of connections) each.destroy();
    connections.clear();
  });

  const answering = (answer: string) =>
    scannerThat((socket) => {
      let received = Buffer.alloc(0);
      socket.on('data', (data: Buffer) => {
        received = Buffer.concat([received, data]);
        if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer);
      });
    });

  async function scannerThat(does: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      connections.add(socket.on('error', () => undefined));
      does(socket);
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const address = server.address();
    return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  const answers = [
    '',
    'OK',
    'stream: ',
    'stream: ERROR\0',
    'INSTREAM size limit exceeded. ERROR\0',
    'stream: OK maybe\0',
    'stream: O',
    'stream: OK\0stream: OK\0',
    '7: stream: OK\0',
    'other: OK\0',
    'stream: ok\0',
    'PONG\0',
    `stream: ${'long '.repeat(100_000)}OK\0`,
  ];
  test.each(answers.map((answer) => [answer.slice(0, 40), answer]))(
    'the scanner’s response %j is not a verdict',
    async (_, answer) => {
      const scanner = clamd(await answering(answer));
      await expect(scanner.scan(Readable.from([samplePdf]))).rejects.toThrow(ScannerError);
    },
  );

  test('an OK that the scanner sends before it has read the whole file is not a verdict', async () => {
    const url = await scannerThat((socket) => socket.once('data', () => socket.end('stream: OK\0')));
    const endless = Readable.from(
      (async function* () {
        for (;;) yield samplePdf;
      })(),
    );
    await expect(clamd(url).scan(endless)).rejects.toThrow('before it had all of the file');
  });

  test('a scan is abandoned if the scanner sends nothing, reads nothing, or responds without end', async () => {
    const large = () => Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(1_000_000)));
    const silent = clamd(await scannerThat((socket) => socket.resume()), { silence: 50, total: 60_000 });
    await expect(silent.scan(Readable.from([samplePdf]))).rejects.toThrow('does not answer');
    const silentScanner = clamd(await scannerThat((socket) => socket.pause()), {
      silence: 50,
      total: 60_000,
    });
    await expect(silentScanner.scan(large())).rejects.toThrow('does not answer');
    const endlessScanner = await scannerThat((socket) => {
      const timer = setInterval(() => socket.resume().write('.'), 5);
      socket.once('close', () => clearInterval(timer));
    });
    const scanner = clamd(endlessScanner, { silence: 60_000, total: 100 });
    await expect(scanner.scan(Readable.from([samplePdf]))).rejects.toThrow('does not answer');
  });

  test('an endless response from the scanner does not fill the memory', async () => {
    let written = 0;
    const url = await scannerThat((socket) => {
      const flood = () => {
        while (!socket.destroyed && socket.write('stream: '.repeat(8192))) written += 65_536;
        written += 65_536;
        socket.once('drain', flood);
      };
      socket.resume();
      flood();
    });
    await expect(clamd(url).scan(Readable.from([samplePdf]))).rejects.toThrow('has no end');
    expect(written).toBeLessThan(50_000_000);
  });

  test('a response that breaks off is not a verdict', async () => {
    const url = await scannerThat((socket) =>
      socket.once('data', () => {
        socket.write('stream: OK');
        socket.resetAndDestroy();
      }),
    );
    await expect(clamd(url).scan(Readable.from([samplePdf]))).rejects.toThrow(ScannerError);
  });

  test('if the scanner reports that a file exceeds the scanner’s limits, the response is not a verdict', async () => {
    const limited = clamd(await answering('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0'));
    await expect(limited.scan(Readable.from([samplePdf]))).rejects.toThrow('no verdict');
  });
});

const withClamd = haveClamd ? describe : describe.skip;
withClamd('with a real clamd', () => {
  let site: UploadSite;
  let peer: ClamdPeer;
  beforeAll(async () => {
    [site, peer] = await Promise.all([UploadSite.open(), ClamdPeer.prepare()]);
    await site.start({ clamdUrl: peer.url }, { scanRetry: { limit: 100, firstDelay: 1, maxDelay: 1 } });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await peer.remove();
  });

  const states = async (reference: string) => {
    const { rows } = await site.database.$client.query<{ scan_state: string; scan_finding: string | null }>(
      `select scan_state, scan_finding from submission_files f join submissions s on s.id = f.submission_id
       where reference = $1 order by position`,
      [reference],
    );
    return rows;
  };
  const submit = async (...contents: readonly Buffer[]) => {
    const files = contents.map((content, index) => [`plan-${index}.pdf`, content] as const);
    const response = await site.post(sampleForm({}, files));
    return (await response.json()).reference as string;
  };
  const mail = async (subject: string) =>
    (
      await site.database.$client.query('select to_address, text from mail_outbox where subject like $1', [
        `%${subject}%`,
      ])
    ).rows;

  test('a file waits while the scanner is down, and is then released if clean, or quarantined if infected', async () => {
    const reference = await submit(samplePdf, harmful);
    expect((await mail(`Full Service files: Oak Street house (${reference})`))[0].text).toContain(
      'Virus check: In progress',
    );
    await eventually(async () => site.log.join('').includes('A file waits for the virus scanner'));
    expect((await states(reference)).map(({ scan_state }) => scan_state)).toEqual(['waiting', 'waiting']);

    await peer.start();
    await eventually(async () =>
      (await states(reference)).every(({ scan_state }) => scan_state !== 'waiting'),
    );
    expect(await states(reference)).toEqual([
      { scan_state: 'clean', scan_finding: null },
      { scan_state: 'infected', scan_finding: 'Title24.Test.Signature.UNOFFICIAL' },
    ]);
    const uploads = path.join(site.dataDir, 'uploads');
    await eventually(
      async () => (await readdir(path.join(uploads, 'quarantine', reference)).catch(() => [])).length === 1,
    );
    expect(await readdir(path.join(uploads, reference))).toHaveLength(1);
    const mails = await mail(`A file is infected (${reference})`);
    expect(mails).toEqual([
      { to_address: 'service@example.com', text: expect.stringContaining('File: plan-1.pdf') },
    ]);
  }, 60_000);

  test('a file that exceeds the scanner’s limits keeps waiting for a verdict', async () => {
    const large = Buffer.concat([samplePdf, Buffer.alloc(150_000, 'x')]);
    const before = site.log.length;
    const reference = await submit(large);
    await eventually(async () => site.log.slice(before).join('').includes('A file waits'));
    expect((await states(reference)).map(({ scan_state }) => scan_state)).toEqual(['waiting']);
  });
});
