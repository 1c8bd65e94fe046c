import { remoteVersions } from '../registry/remote-versions.table.ts';
import { reason, ServiceSite } from '../registry/service/testing/service-site.ts';
import { type Confinement, findConfinement, notConfined } from './confinement.ts';
import { ConfinementTrial } from './confinement-trial.ts';
import { plainCommand } from './renderer-command.ts';

jest.setTimeout(120_000);

test('a machine that cannot start the confined command runs renderers unconfined with a warning', async () => {
  expect(await findConfinement({ program: '/bin/false', args: [] })).toEqual({
    command: plainCommand(),
    problem: notConfined,
  });
  expect(await findConfinement(plainCommand())).toMatchObject({ problem: null });
});

const confinement: Promise<Confinement> = Promise.resolve({ command: plainCommand(), problem: notConfined });

describe('without confined renderers', () => {
  const readiness = new Set<() => string | null>();
  const site = new ServiceSite(undefined, { confinement, readiness });
  beforeEach(() => site.reset());

  const publish = async () => {
    const part = await site.build('mf-a', 'one');
    return { part, publishing: site.publish(part) };
  };

  test('the readiness check reports the problem', () => {
    expect([...readiness].map((tell) => tell())).toEqual([notConfined]);
  });

  test('a render bundle that was published with a token is refused, and the response contains a remedy', async () => {
    const { part, publishing } = await publish();
    await expect(publishing).rejects.toThrow(/would not be confined/);
    const { version } = part.entry.metadata;
    const answer = await site.call('POST', '/remotes/mf-a/releases', { version, reason });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ remedy: expect.stringContaining('ALLOW_UNCONFINED_THIRD_PARTY=true') }),
    ]);
  });

  test('a render bundle that was published with a token is accepted if the site allows that', async () => {
    const { part, publishing } = await publish();
    await publishing.catch(() => undefined);
    const trial = new ConfinementTrial({ db: site.db, confinement, allowsThirdParty: true });
    const blobs = { 'render/render.cjs': { integrity: '', bytes: 1 } };
    expect(await trial.tryOut({ entry: part.entry, blobs })).toEqual([]);
  });

  test('a build published by staff is released with a warning', async () => {
    const { part, publishing } = await publish();
    await publishing.catch(() => undefined);
    await site.db.update(remoteVersions).set({ publishedBy: 'ana' });
    const { version } = part.entry.metadata;
    const answer = await site.call('POST', '/remotes/mf-a/releases', { version, reason });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ untried: expect.arrayContaining([notConfined]) }),
    ]);
  });
});
