import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeSmallBuild } from '../platform/composition/testing/small-build.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../platform/db/testing/temporary-data-dir.ts';
import { SiteProcess, type SiteProcessOptions } from '../platform/lifecycle/testing/site-process.ts';

/** Starts the site as a process, any number of times with the same data folder. */
export class MainSite {
  readonly #folder: TemporaryDataDir;
  /** Folder with a build of the shell, which every site needs. */
  readonly #workspace: TemporaryDataDir;
  /** The most recently started process. */
  site!: SiteProcess;

  private constructor(folder: TemporaryDataDir, workspace: TemporaryDataDir) {
    this.#folder = folder;
    this.#workspace = workspace;
  }

  static async open(): Promise<MainSite> {
    const workspace = await temporaryDataDir();
    await writeSmallBuild(workspace.dataDir, { name: 'shell', render: 'return {};' });
    return new MainSite(await temporaryDataDir(), workspace);
  }

  get dataDir(): string {
    return this.#folder.dataDir;
  }

  run(env: Record<string, string> = {}, options?: SiteProcessOptions): SiteProcess {
    this.site = new SiteProcess(
      { DATA_DIR: this.dataDir, PUBLISH_BUILDS_FROM: this.#workspace.dataDir, ...env },
      options,
    );
    return this.site;
  }

  /**
   * Runs the site until it exits.
   * @returns the line that states why the site cannot start
   */
  async refusal(env: Record<string, string>, options?: SiteProcessOptions): Promise<string> {
    const site = this.run(env, options);
    expect(await site.exited()).toBe(1);
    expect(site.stdout).toBe('');
    expect(site.stderr).toMatch(/^[^\n]+\n$/);
    return site.stderr;
  }

  /** Returns the content of the database's pid file; '' if there is none. */
  postmasterFile(): Promise<string> {
    return readFile(path.join(this.dataDir, 'postgresql/postmaster.pid'), 'utf8').catch(() => '');
  }

  async postmasterPid(): Promise<number> {
    return Number.parseInt(await this.postmasterFile(), 10);
  }

  async close(): Promise<void> {
    await Promise.all([this.#folder.remove(), this.#workspace.remove()]);
  }
}

/** Returns whether a site answers /healthz with status 200. */
export async function accepts(url: string): Promise<boolean> {
  return fetch(`http://localhost:${new URL(url).port}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
