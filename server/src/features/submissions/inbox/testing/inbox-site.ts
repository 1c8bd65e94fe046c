import type { DownloadLink, SubmissionDetail, SubmissionReceipt } from '@title24/shared-domain/full-service';
import compression from '../../../../platform/http/compression.ts';
import { AccountSite } from '../../../accounts/testing/account-site.ts';
import { siteConfigurationSeed } from '../../../configuration/site-configuration.seed.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';
import { sampleForm } from '../../uploads/testing/sample-form.ts';
import { uploadsPlugin } from '../../uploads/uploads.plugin.ts';
import { inboxPlugin } from '../inbox.plugin.ts';

/** Returns a PDF with `size` repetitions of a letter. */
export const pdf = (size: number, letter = 'a') => Buffer.from(`%PDF-1.7\n${letter.repeat(size)}\n%%EOF\n`);

/** A site that takes submissions, with an analyst (ada), a member (mia) and an administrator (root). */
export class InboxSite {
  readonly site: AccountSite;
  readonly storage: FileStorage;
  readonly dataDir: string;
  /** Token of the analyst. */
  readonly token: string;

  private constructor(site: AccountSite, storage: FileStorage, dataDir: string, token: string) {
    this.site = site;
    this.storage = storage;
    this.dataDir = dataDir;
    this.token = token;
  }

  /** @param env settings, such as the settings of a bucket */
  static async open(env: NodeJS.ProcessEnv = {}): Promise<InboxSite> {
    let dataDir = '';
    const site = await AccountSite.open(
      { ...env, UPLOAD_FORMS_PER_HOUR: '10000' },
      async (app) => {
        await app.register(compression);
      },
      async (app, dependencies) => {
        dataDir = dependencies.settings.dataDir;
        await app.register(uploadsPlugin, {
          ...dependencies,
          loadConfiguration: async () => siteConfigurationSeed,
          renderPage: async () => '<!doctype html><title>page</title>',
        });
        await app.register(inboxPlugin, dependencies);
      },
    );
    await site.addAccount('ada', 'Analyst');
    await site.addAccount('mia', 'Member');
    await site.addAccount('root', 'Admin');
    return new InboxSite(site, site.app.files.storage, dataDir, await site.tokenOf('ada'));
  }

  close(): Promise<void> {
    return this.site.close();
  }

  /**
   * Submits files.
   * @returns the reference
   */
  async submit(
    files: readonly (readonly [string, Buffer])[],
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const response = await fetch(`${this.site.url}/project-upload`, {
      method: 'POST',
      body: sampleForm(fields, files),
      headers: { accept: 'application/json' },
    });
    const receipt = (await response.json()) as SubmissionReceipt;
    expect([response.status, receipt]).toEqual([201, expect.anything()]);
    return receipt.reference;
  }

  async call<Result>(method: string, params: object, as = this.token): Promise<Result> {
    const { result, error } = await this.site.call('submissions', method, params, as);
    expect([method, error]).toEqual([method, undefined]);
    return result as Result;
  }

  async codeOf(method: string, params: object, as = this.token): Promise<number | undefined> {
    return (await this.site.call('submissions', method, params, as)).error?.code;
  }

  load(reference: string): Promise<SubmissionDetail> {
    return this.call('load', { reference });
  }

  /** Performs an action on the current version of a submission's case. */
  async act(reference: string, act: object): Promise<void> {
    const { lastUpdate } = await this.load(reference);
    const { error } = await this.site.call('cases', 'act', { reference, lastUpdate, act }, this.token);
    expect(error).toBeUndefined();
  }

  /** Returns the link to a file of a submission. */
  async open(reference: string, purpose = 'download', index = 0, as = this.token): Promise<DownloadLink> {
    const { files } = await this.load(reference);
    return this.call('openFile', { reference, fileId: files[index]?.id, purpose }, as);
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(new URL(url, this.site.url), { headers });
  }
}
