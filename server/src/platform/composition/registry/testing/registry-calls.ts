import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryEntry } from '@title24/remote-kit/contract';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/database.ts';
import { type SmallBuild, writeSmallBuild } from '../../testing/small-build.ts';
import type { LiveRegistry } from '../live-registry.ts';
import { publishBuild } from '../publish-builds.ts';
import { byCommand, type PublishTerms } from '../publish-terms.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';

/** The registry of one machine, with the workspace in which its parts are built. */
interface RegistryMachine {
  readonly db: OpenDatabase;
  readonly dataDir: string;
  readonly workspace: string;
  readonly registry: LiveRegistry;
}

/**
 * Returns test helpers that build and publish small parts and read the live registry.
 * @param machine returns an open registry
 */
export function registryCalls(machine: () => RegistryMachine) {
  const published = () => join(machine().dataDir, 'registry');

  /** Deletes the store, so that files this machine loses cannot be restored. */
  const loseStore = () => rm(join(published(), 'blobs'), { recursive: true, force: true });

  /** Builds a part whose content contains `text`. */
  const build = (name: string, text: string, more: Partial<SmallBuild> = {}) =>
    writeSmallBuild(machine().workspace, {
      name,
      kind: name === 'shell' ? 'host' : 'remote',
      paths: name === 'shell' ? [] : [`/${name}`],
      render: `return { main: '${text}' };`,
      assets: { [`chunk.${text}.js`]: `chunk('${text}')`, 'shared.0123.js': 'shared()' },
      ...more,
    });

  const options = (terms: PublishTerms) => {
    const { db, dataDir, workspace } = machine();
    return { db, dataDir, workspace, mode: 'production', terms };
  };
  const publish = (name: string, terms: PublishTerms = byCommand) => publishBuild(name, options(terms));
  /**
   * Builds, publishes and releases a part.
   * @returns the version
   */
  const release = async (name: string, text: string, more: Partial<SmallBuild> = {}) => {
    await build(name, text, more);
    return (await publish(name)).version;
  };

  const live = () => {
    const { registry } = machine();
    registry.forget();
    return registry.current();
  };
  const liveVersion = async (name: string) => {
    const { remotes, host } = await live();
    return [...remotes, host].find((entry) => entry?.name === name)?.metadata.version ?? null;
  };

  /** Inserts a version without any checks, as an older server or a manual change could. */
  async function insert(name: string, from: string, change: (descriptor: RegistryEntry) => void) {
    const { db } = machine();
    const [row] = await db.select().from(remoteVersions).where(sql`${remoteVersions.name} = ${from}`);
    const descriptor = structuredClone(row?.descriptor) as RegistryEntry;
    Object.assign(descriptor, { name, metadata: { ...descriptor.metadata, version: '9' } });
    change(descriptor);
    await db
      .insert(remoteVersions)
      .values({ name, version: '9', descriptor, files: {}, blobs: {}, renderBundle: false });
    await db.insert(remoteReleases).values({ name, version: '9' });
  }

  return { published, loseStore, build, options, publish, release, live, liveVersion, insert };
}
