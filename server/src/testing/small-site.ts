import { writeSmallBuild } from '../platform/composition/testing/small-build.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../platform/db/testing/temporary-data-dir.ts';
import { SiteProcess } from '../platform/lifecycle/testing/site-process.ts';

/** The site as a process with its own PostgreSQL server. It serves a small shell and one remote. */
export class SmallSite {
  readonly process: SiteProcess;
  readonly url: string;
  readonly dataDir: string;
  /** Folder with the builds of the parts. */
  readonly workspace: string;
  readonly #folders: readonly TemporaryDataDir[];

  private constructor(
    site: SiteProcess,
    url: string,
    folders: readonly [TemporaryDataDir, TemporaryDataDir],
  ) {
    this.process = site;
    this.url = url;
    this.dataDir = folders[0].dataDir;
    this.workspace = folders[1].dataDir;
    this.#folders = folders;
  }

  /** Starts the site on a new data folder. Rejects with the site's output if it does not start. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<SmallSite> {
    const folder = await temporaryDataDir();
    const workspace = await temporaryDataDir();
    await writeSmallBuild(workspace.dataDir, {
      name: 'shell',
      render: 'return { head: "", top: "<b>top</b>", bottom: "", main: "<p>not here</p>" };',
    });
    await writeSmallBuild(workspace.dataDir, {
      name: 'mf-content',
      paths: ['/services', '/login', '/my-account'],
      render: 'return { main: "<p>" + request.url.length + "</p>" };',
      statics: { 'favicon.ico': 'icon', 'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    });
    const site = new SiteProcess({
      DATA_DIR: folder.dataDir,
      PUBLISH_BUILDS_FROM: workspace.dataDir,
      PUBLISH_PARTS: 'shell,mf-content',
      RPC_REQUESTS_PER_MINUTE: '1000000',
      PAGE_RENDERS_PER_MINUTE: '1000000',
      ...env,
    });
    return new SmallSite(site, await site.ready(), [folder, workspace]);
  }

  async stop(): Promise<void> {
    await this.process.stop('SIGTERM');
    for (const folder of this.#folders) await folder.remove();
  }
}
