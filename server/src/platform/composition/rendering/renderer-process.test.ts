import type { RenderRequest } from '@title24/remote-kit/contract';
import { RendererProcess } from './renderer-process.ts';

jest.setTimeout(60_000);

const request = {} as RenderRequest;

/** Starts a renderer whose program is this script. */
function forged(script: string): RendererProcess {
  return new RendererProcess({ program: process.execPath, args: ['-e', script] }, 'the bundle');
}

/** Starts a renderer that handles its request with this code. */
const afterRequest = (what: string) =>
  forged(`
    const socket = new (require('node:net').Socket)({ fd: 0 });
    const send = (line) => socket.write(line + '\\n');
    let lines = '';
    socket.setEncoding('utf8').on('data', (text) => {
      lines += text;
      if (lines.split('\\n').length === 3) { ${what} }
    });
    send('{"ready":true}');
  `);

const ended = { name: 'RendererEndedError' };

test.each([
  ['text that is not JSON', "send('hello');"],
  ['a result of the wrong type', 'send(\'{"id":1,"result":{"main":1},"console":[]}\');'],
  ['an unknown slot', 'send(\'{"id":1,"result":{"script":"x"},"console":[]}\');'],
  ['an unknown member', 'send(\'{"id":1,"result":{},"console":[],"__proto__":{}}\');'],
  ['the answer to another request', 'send(\'{"id":2,"result":{},"console":[]}\');'],
  ['a second ready message', 'send(\'{"ready":true}\');'],
  ['too long a message', "send('x'.repeat(9_000_000));"],
  [
    'too much text in one slot',
    `send('{"id":1,"result":{"main":"' + 'x'.repeat(2_000_001) + '"},"console":[]}');`,
  ],
  ['nothing before it exits', 'process.exit(3);'],
])('a renderer that sends %s is stopped', async (_, what) => {
  const renderer = afterRequest(what);
  await renderer.ready;
  await expect(renderer.run(request)).rejects.toMatchObject(ended);
  expect(renderer.isEnded).toBe(true);
  await expect(renderer.run(request)).rejects.toMatchObject(ended);
  await renderer.closed;
});

test('a renderer that sends a second answer is stopped', async () => {
  const renderer = afterRequest(
    'send(\'{"id":1,"result":{"main":"a"},"console":[]}\\n{"id":2,"result":{"main":"b"},"console":[]}\');',
  );
  await renderer.ready;
  expect(await renderer.run(request)).toEqual({ result: { main: 'a' }, console: [] });
  await renderer.closed;
  expect(renderer.isEnded).toBe(true);
});

test('a character that is split across two chunks is decoded correctly', async () => {
  const renderer = afterRequest(`
    const bytes = Buffer.from('{"id":1,"result":{"main":"é"},"console":[]}\\n');
    const at = bytes.indexOf(0xa9);
    socket.write(bytes.subarray(0, at), () => setImmediate(() => socket.write(bytes.subarray(at))));
  `);
  await renderer.ready;
  expect(await renderer.run(request)).toMatchObject({ result: { main: 'é' } });
  renderer.end();
  await renderer.closed;
});

test('a program that is missing or exits before it is ready is reported as never started', async () => {
  const missing = new RendererProcess({ program: '/nowhere/renderer', args: [] }, '');
  await expect(missing.ready).rejects.toMatchObject({ ...ended, neverStarted: true });
  await missing.closed;
  const broken = forged('console.error("no such namespace"); process.exit(1);');
  await expect(broken.ready).rejects.toMatchObject({
    ...ended,
    neverStarted: true,
    message: expect.stringContaining('no such namespace'),
  });
  await broken.closed;
});
