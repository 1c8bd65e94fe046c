import { randomBytes } from 'node:crypto';
import type { RegistryEntry } from '@title24/remote-kit/contract';
import type { PreviewLink } from '@title24/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { siteClock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { HostCookie } from '../../http/host-cookie.ts';
import { RequestError } from '../../http/request-error.ts';
import { checkRelease, type StoredVersion } from '../registry/check-release.ts';
import { ownershipProblems, versionProblems } from '../registry/gates/version-gates.ts';
import type { RegistryReader, RegistrySnapshot } from '../registry/live-registry.ts';
import { entryWithAssetsAt } from '../registry/registry-with-assets-at.ts';
import { withdrawal } from '../registry/releases.ts';
import type { VersionFiles } from '../registry/version-files.ts';
import { versionRow } from '../registry/version-rows.ts';
import { type ShownVersions, withVersion } from '../registry/with-version.ts';
import type { BundleOf, PartRenderer } from '../rendering/part-renderer.ts';
import { previewPath } from './preview-html.ts';
import type { PreviewedVersion, PreviewLinks } from './preview-links.ts';

interface Options {
  readonly db: Database;
  readonly files: VersionFiles;
  readonly links: PreviewLinks;
  readonly registry: RegistryReader;
  readonly cookie: HostCookie;
  /** Origin of the parts' files; null if the site serves them. */
  readonly assetsOrigin: string | null;
  /** Opens a separate renderer, so that faults in previews do not count against live versions. */
  readonly openRenderer: (bundleOf: BundleOf) => PartRenderer;
}

/** Thrown if a preview cannot be shown. The message has the reason. */
class PreviewRefusedError extends RequestError {
  override readonly name = 'PreviewRefusedError';
}

/** A version with a preview key. It replaces the live version for the visitors who have the key. */
export interface Preview extends PreviewedVersion {
  readonly entry: RegistryEntry;
  readonly publishedBy: string;
  /**
   * Returns the registry with this version live.
   *
   * @throws PreviewRefusedError if the version does not fit the live parts
   */
  shownIn(live: RegistrySnapshot): RegistrySnapshot;
}

/** A version that is shown before its release, but only to requests with `headers`. */
export interface Trial {
  readonly headers: Readonly<Record<string, string>>;
  end(): void;
}

/** Header with the key of a trial. Only this process knows the keys. */
const trialHeader = 'x-release-trial';

/** Maximum number of cached versions. Each can have its own renderer process. */
const maxVersions = 12;

/** Shows published versions to visitors with a preview link (ADR 85). */
export class Previews {
  readonly #options: Options;
  readonly #renderer: PartRenderer;
  /** Verified versions by name and version. */
  readonly #versions = new LRUCache<string, RegistryEntry>({ max: maxVersions });
  readonly #renderIntegrity = new WeakMap<RegistryEntry, string | null>();
  /** The trials that are running, by key. */
  readonly #trials = new Map<string, Pick<ShownVersions, 'shownIn'>>();

  constructor(options: Options) {
    this.#options = options;
    this.#renderer = options.openRenderer((entry) => {
      const integrity = this.#renderIntegrity.get(entry);
      const { name, metadata } = entry;
      return integrity ? () => options.files.local.readRenderBundle(name, metadata.version, integrity) : null;
    });
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  /** Returns a renderer that passes live parts to `live` and renders other versions separately. */
  rendererBeside(live: Pick<PartRenderer, 'render' | 'serve'>): Pick<PartRenderer, 'render' | 'serve'> {
    return {
      render: (entry, request) =>
        (this.#renderIntegrity.has(entry) ? this.#renderer : live).render(entry, request),
      serve: (entries) => live.serve(entries),
    };
  }

  /**
   * Returns the preview of a request's cookie. Returns null if there is no cookie, or if the preview is refused and
   * `reply` is absent.
   *
   * @throws RequestError if the preview is refused and `reply` is present. The reply then removes the cookie
   */
  async of(request: FastifyRequest, reply?: FastifyReply): Promise<Preview | null> {
    const { cookie } = this.#options;
    const key = cookie.read(request);
    if (key === null) return null;
    try {
      return await this.open(key);
    } catch (error) {
      if (!(error instanceof PreviewRefusedError)) throw error;
      if (!reply) return null;
      cookie.clear(reply);
      throw error;
    }
  }

  /** Returns the versions to show to a request of a running trial; undefined for all other requests. */
  trialOf({ headers }: FastifyRequest): Pick<ShownVersions, 'shownIn'> | undefined {
    return this.#trials.get(String(headers[trialHeader]));
  }

  /**
   * Starts a trial of a published version. Requests of the trial get the pages as they would be after the release.
   *
   * @throws PreviewRefusedError if the version has not been published here or cannot be served
   */
  async startTrial({ name, metadata: { version } }: RegistryEntry): Promise<Trial> {
    const row = await versionRow(this.#options.db, { name, version });
    if (!row) throw refused(404, `${name} ${version} has not been published here.`);
    const entry = await this.#verified(row);
    const key = randomBytes(32).toString('base64url');
    this.#trials.set(key, { shownIn: (live) => withVersion(live, entry) });
    return { headers: { [trialHeader]: key }, end: () => void this.#trials.delete(key) };
  }

  /** Returns the path and the expiry of a version's preview link. */
  async link(part: { readonly name: string; readonly version: string }): Promise<PreviewLink> {
    const { key, expiresAt } = await this.#options.links.sign(part);
    return { url: `${previewPath}/${key}`, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Returns the preview of a key.
   *
   * @throws PreviewRefusedError if the preview cannot be shown
   */
  async open(key: string): Promise<Preview> {
    const { db, links, registry } = this.#options;
    const shown = await links.read(key);
    if (!shown) throw refused(404, 'This preview link was altered, or another site made it.');
    const { name, version, expiresAt } = shown;
    if (expiresAt <= siteClock.now())
      throw refused(410, `This preview link of ${name} ${version} has expired. Make another one.`);
    const why = await withdrawal(db, name, version);
    if (why !== null) throw refused(410, why);
    const row = await versionRow(db, shown);
    if (!row) throw refused(404, `${name} ${version} has not been published here.`);
    if (row.sweptAt) throw refused(410, `The files of ${name} ${version} are no longer kept.`);
    const entry = await this.#verified(row);
    const shownIn = (live: RegistrySnapshot) => fitted(live, entry);
    shownIn(await registry.current());
    return { ...shown, entry, publishedBy: row.publishedBy, shownIn };
  }

  /**
   * Returns a version's registry entry. Its file URLs start with the assets origin, if there is one.
   *
   * @throws PreviewRefusedError if the version cannot be served or does not fit the live parts
   */
  async fitting(live: RegistrySnapshot, row: StoredVersion): Promise<RegistryEntry> {
    const entry = await this.#verified(row);
    fitted(live, entry);
    return entry;
  }

  async #verified(row: StoredVersion): Promise<RegistryEntry> {
    const { files, assetsOrigin } = this.#options;
    const id = `${row.name} ${row.version}`;
    const known = this.#versions.get(id);
    if (known) return known;
    const checked = await checkRelease(row, files);
    if ('problem' in checked) throw refused(409, `${id} cannot be shown: ${checked.problem}.`);
    const entry = entryWithAssetsAt(assetsOrigin, checked.entry);
    this.#renderIntegrity.set(entry, checked.renderIntegrity ?? null);
    this.#versions.set(id, entry);
    this.#renderer.serve([...this.#versions.values()]);
    return entry;
  }
}

function fitted(live: RegistrySnapshot, entry: RegistryEntry): RegistrySnapshot {
  const parts = { shells: live.host ? [live.host] : [], remotes: live.remotes };
  const [problem] = [...versionProblems({ entry }, parts), ...ownershipProblems({ entry }, parts, null)];
  if (problem) throw refused(409, problem.message);
  return withVersion(live, entry);
}

const refused = (statusCode: number, why: string) =>
  new PreviewRefusedError(statusCode, `${why} The site shows you its live versions.`);
