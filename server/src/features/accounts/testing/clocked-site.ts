import type { AccountSite } from './account-site.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A test site whose clock moves only when it is set. */
export class ClockedSite {
  readonly site: AccountSite;
  protected readonly clock: { time: number };
  readonly #tokens = new Map<string, string>();

  protected constructor(site: AccountSite, clock: { time: number }) {
    this.site = site;
    this.clock = clock;
  }

  at(instant: string): void {
    this.clock.time = Date.parse(instant);
  }

  sql(text: string, values: unknown[] = []) {
    return this.site.database.$client.query(text, values);
  }

  /**
   * Calls a method of /rpc/2.0 as an account. Logs in before the first call of each account. After a 401, logs in and
   * calls again.
   */
  async call(account: string, service: string, method: string, params: object = {}): Promise<Answer> {
    const token = this.#tokens.get(account);
    const answer = token ? await this.site.call(service, method, params, token) : null;
    if (answer && answer.status !== 401) return answer;
    const fresh = await this.site.tokenOf(account);
    this.#tokens.set(account, fresh);
    return this.site.call(service, method, params, fresh);
  }

  /** Like {@link call}, but expects success and returns the result. */
  async done<Result>(account: string, service: string, method: string, params: object = {}): Promise<Result> {
    const { result, error, status, text } = await this.call(account, service, method, params);
    if (error || status !== 200) throw new Error(`${service}.${method}: ${status} ${text}`);
    return result as Result;
  }

  /** Like {@link call}, but returns the error code, if any. */
  async codeOf(account: string, service: string, method: string, params: object = {}) {
    return (await this.call(account, service, method, params)).error?.code;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(new URL(url, this.site.url), { headers });
  }

  async close(): Promise<void> {
    await this.site.close();
  }
}
