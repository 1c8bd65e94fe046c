import { contractVersion } from '@title24/remote-kit/contract';
import * as fc from 'fast-check';
import { siteConfigurationSeed } from '../../../../../features/configuration/site-configuration.seed.ts';
import { methodNotFound } from '../../../../rpc/protocol/rpc-fault.ts';
import { type DraftRelease, good, hashOf, manifestOf, rendered } from './draft-release.ts';
import { urlSafe } from './service-problems.ts';
import { ServiceSite } from './service-site.ts';

interface Outcome {
  readonly status: number;
  /** Code of the refusal; empty for a success. */
  readonly type: string;
  readonly problem: string;
  readonly remedy: string;
}

/** Result of {@link GateSite.pages} while nothing is broken. */
export const wholeSite = [
  [200, true, true, true],
  [200, true, true, true],
  [404, true, true, true],
];

const word = fc.stringMatching(/^[a-z]{1,8}$/);

/** Generates valid releases. */
const goodRelease = fc.record({
  paths: fc.uniqueArray(word, { maxLength: 4 }),
  parcels: fc.uniqueArray(word, { maxLength: 3 }),
  contract: fc.constantFrom('*', `^${contractVersion}`, `>=${contractVersion}`),
  chunks: fc.array(fc.string({ maxLength: 2_000 }), { maxLength: 3 }),
  folder: fc.constantFrom('', 'static/js/', 'a/b/c/'),
  type: fc.constantFrom(undefined, 'global', 'module'),
  // Only some releases render on the server, because starting a renderer is slow.
  rendersOnServer: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

/** A site with a shell and two remotes, released through the gates. */
export class GateSite {
  readonly #site = new ServiceSite(
    async (service, method) => {
      if (service === 'config') return siteConfigurationSeed;
      if (method === 'findAll') return [];
      throw methodNotFound();
    },
    { rendersPerMinute: 100_000 },
  );

  constructor() {
    beforeAll(async () => {
      const names = ['shell', 'mf-live', 'mf-other', 'mf-new', 'aaa'];
      this.#site.token = (await this.#site.newToken({ names })).secret;
      for (const name of ['shell', 'mf-live', 'mf-other'])
        expect((await this.send(good(name))).status).toBe(200);
      expect(await this.pages()).toEqual(wholeSite);
    });
  }

  /**
   * Publishes and releases a draft.
   *
   * @returns the first refusal, or the response to the release
   */
  async send(draft: DraftRelease): Promise<Outcome> {
    const manifest = manifestOf(draft);
    for (const content of Object.values(draft.files)) {
      await this.#site.call('PUT', `/blobs/${urlSafe(hashOf(content))}`, Buffer.from(content as string));
    }
    const published = await this.#site.call('POST', `/remotes/${draft.name}/versions`, manifest);
    const answer =
      published.statusCode < 300
        ? await this.#site.call('POST', `/remotes/${draft.name}/releases`, {
            version: draft.version,
            reason: 'A trial of the gates',
          })
        : published;
    const { type = '', detail = '', remedy = '', errors = [] } = answer.json();
    return {
      status: answer.statusCode,
      type: type.replace('urn:title24:registry:', ''),
      problem: [detail, JSON.stringify(errors)].join(' '),
      remedy,
    };
  }

  /** Requests a page of each remote and an unknown page. Returns each status and which expected elements exist. */
  async pages() {
    const { app } = this.#site;
    const answers = await Promise.all(['/mf-live', '/mf-other', '/nowhere'].map((path) => app.inject(path)));
    return answers.map(({ statusCode, body }) => [
      statusCode,
      body.includes('<nav>Site</nav>'),
      body.includes('<p>End</p>'),
      body.includes('<p>good</p>'),
    ]);
  }

  /** Checks that `count` generated releases are accepted. */
  async acceptGoodReleases(count: number): Promise<void> {
    await fc.assert(
      fc.asyncProperty(goodRelease, async (parts) => {
        const { paths, parcels, contract, chunks, folder, type, rendersOnServer } = parts;
        const draft = good('mf-new');
        const heading = `Heading ${draft.version}`;
        draft.routes = ['', ...paths].map((path) => ({
          path: `/mf-new${path && `/${path}`}`,
          title: `Title ${draft.version}`,
          heading,
          description: 'D',
        }));
        draft.extras = { contract, parcels, rendersOnServer, ...(type && { containerType: type }) };
        draft.files = {
          [`browser/${folder}entry.${draft.version}.js`]: `/* ${draft.version} */`,
          ...Object.fromEntries(
            chunks.map((chunk, index) => [
              `browser/${folder}${index}.${draft.version}.js`,
              JSON.stringify(chunk),
            ]),
          ),
          ...(rendersOnServer && {
            'render/render.cjs': rendered(`return { head: '', main: '<p>${draft.version}</p>' };`),
          }),
        };
        expect(await this.send(draft)).toMatchObject({ status: 200, problem: ' []' });
        // The browser renders this release, so there is no HTML to check.
        if (!rendersOnServer) return;
        const { statusCode, body } = await this.#site.app.inject('/mf-new');
        expect([statusCode, body.includes(`<title>Title ${draft.version}`)]).toEqual([200, true]);
        expect(body).toContain(`<p>${draft.version}</p>`);
      }),
      { numRuns: count, seed: 20_261_123 },
    );
    expect(await this.pages()).toEqual(wholeSite);
  }
}
