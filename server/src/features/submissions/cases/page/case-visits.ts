import '@fastify/cookie';
import { casePath } from '@title24/shared-domain/cases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { clientOf } from '../../../../platform/http/client.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';
import type { Visitors } from '../../../../platform/page-forms/visitors.ts';
import { RpcFault } from '../../../../platform/rpc/protocol/rpc-fault.ts';
import type { CaseLinks } from '../../links/case-links.ts';
import { requireSubmission, type SubmissionRow } from '../../require-submission.ts';

const plainName = 'title24_plans';
const cookieSeconds = 7 * 24 * 3600;

/** Limits on attempts to open case pages, per client network and per case page. Waits are in seconds. */
const limits = { network: { free: 20, firstWait: 5 }, page: { free: 10, firstWait: 30 } };

const notTogether =
  'This link and this email address don’t belong together. Use the link of our newest email, and the address that it was sent to.';
const isOver =
  'This link has expired, or we have replaced it. Use the link of our newest email, or reply to it and we send you a new one.';

interface Dependencies {
  readonly database: Database;
  readonly links: CaseLinks;
  readonly counter: AttemptCounter;
  readonly visitors: Visitors;
  readonly publicUrl: string | null;
}

/** Controls access to customers' case pages (Q3). */
export class CaseVisits {
  readonly #dependencies: Dependencies;
  readonly #isHttps: boolean;
  /** Name of the cookie. On an https site, the name's prefix makes browsers accept the cookie only over HTTPS. */
  readonly #cookieName: string;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#isHttps = dependencies.publicUrl?.startsWith('https:') ?? false;
    this.#cookieName = this.#isHttps ? `__Secure-${plainName}` : plainName;
  }

  /**
   * Returns the submission if this request may see it, otherwise null. The request needs a valid cookie for this case
   * page, or the login of an account with the customer's confirmed email address.
   */
  async opened(request: FastifyRequest, reference: string): Promise<SubmissionRow | null> {
    const { links, visitors } = this.#dependencies;
    const cookie = request.cookies[this.#cookieName];
    const key = cookie ? links.read(reference, cookie) : null;
    if (key?.purpose === 'visit' && !key.isExpired) {
      const row = await this.#find(reference);
      if (row?.linkVersion === key.version) return row;
    }
    const { caller } = await visitors.of(request);
    if (!caller?.emailVerified) return null;
    const row = await this.#find(reference);
    return row && isSame(row.email, caller.email) ? row : null;
  }

  /**
   * Opens the page through its link in My Account.
   * @returns whether the link was valid
   */
  async openByAccountLink(reply: FastifyReply, reference: string, key: string): Promise<boolean> {
    const read = this.#dependencies.links.read(reference, key);
    if (read?.purpose !== 'account' || read.isExpired) return false;
    const row = await this.#find(reference);
    if (row?.linkVersion !== read.version) return false;
    this.#remember(reply, row);
    return true;
  }

  /**
   * Opens the page with a link's key and the customer's email address. A forged key is refused before the submission is
   * looked up.
   * @returns null if the page is open, otherwise a message with the reason for the refusal
   * @throws TooManyAttemptsError after too many attempts from this client network or for this page
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    { reference, key, email }: { readonly reference: string; readonly key: string; readonly email: string },
  ): Promise<string | null> {
    const { links, counter } = this.#dependencies;
    await counter.count(['case-network', clientOf(request).key], limits.network);
    const read = links.read(reference, key);
    if (read === null || read.purpose === 'visit') return notTogether;
    if (read.isExpired) return isOver;
    const row = await this.#find(reference);
    if (!row) return notTogether;
    // Attempts with a replaced link do not count toward the page's limit, so that they cannot make the customer wait.
    if (row.linkVersion !== read.version) return isOver;
    // Other attempts also count toward the page's limit. Without this limit, a person with a genuine link could try
    // many email addresses by switching networks.
    const page = ['case-page', reference] as const;
    await counter.count(page, limits.page);
    if (!isSame(row.email, email)) return notTogether;
    await counter.forget(page);
    await counter.subtract(['case-network', clientOf(request).key]);
    this.#remember(reply, row);
    return null;
  }

  #remember(reply: FastifyReply, row: SubmissionRow): void {
    const { links } = this.#dependencies;
    reply.setCookie(this.#cookieName, links.key('visit', row), {
      path: casePath(row.reference),
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isHttps || 'auto',
      maxAge: cookieSeconds,
    });
  }

  async #find(reference: string): Promise<SubmissionRow | null> {
    try {
      return await requireSubmission(this.#dependencies.database, reference);
    } catch (error) {
      if (error instanceof RpcFault) return null;
      throw error;
    }
  }
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
