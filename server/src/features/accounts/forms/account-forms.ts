import rateLimit from '@fastify/rate-limit';
import { pageAfterLogin, pageToReturnTo } from '@title24/remote-kit/contract';
import { type AccountFormName, accountForms, type SentAccountForm, workPageOf } from '@title24/shared-domain';
import { security } from '@title24/shared-domain/rpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../../platform/http/client.ts';
import type { HostCookie } from '../../../platform/http/host-cookie.ts';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import { acceptForms, type SentForm } from '../../../platform/page-forms/accept-forms.ts';
import { refusalOf } from '../../../platform/page-forms/form-refusal.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { LogIn } from '../login/login.ts';
import type { SecurityService } from '../security/security-routes.ts';
import { loginRefused } from '../security/security-service.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { RenderAccountPage } from './account-pages.ts';

interface Options {
  readonly sessions: SessionStore;
  readonly logIn: LogIn;
  readonly service: SecurityService;
  readonly callMember: CallMember;
  readonly renderPage: RenderAccountPage;
  readonly cookie: HostCookie;
  readonly publicUrl: string | null;
  readonly requestsPerMinute: number;
}

type Values = Readonly<Record<string, string>>;

/** Public methods that the forms call, each with a function that converts form values to params. */
const calls = {
  register: {
    method: 'register',
    params: ({ accountName = '', email = '', password = '', isAdult, next }: Values) => ({
      accountName,
      email,
      password,
      isAdult: isAdult === 'true' || isAdult === 'on',
      ...(next && { next }),
    }),
  },
  'verify-email': { method: 'verifyEmail', params: ({ token = '' }: Values) => ({ token }) },
  'request-password-reset': {
    method: 'requestPasswordReset',
    params: ({ email = '' }: Values) => ({ email }),
  },
  'reset-password': {
    method: 'resetPassword',
    params: ({ token = '', password = '' }: Values) => ({ token, password }),
  },
} as const;

/**
 * Like {@link calls}, but for methods of /rpc/2.0/account. Someone who logged in without JavaScript can call them only
 * through forms.
 */
const ownCalls = {
  'change-email': {
    method: 'changeEmail',
    params: ({ email = '', password = '' }: Values) => ({ email, password }),
  },
  'change-password': {
    method: 'changePassword',
    params: ({ password = '', newPassword = '' }: Values) => ({ password, newPassword }),
  },
  'end-session': { method: 'endSession', params: ({ id = '' }: Values) => ({ id }) },
  delete: { method: 'deleteAccount', params: ({ password = '' }: Values) => ({ password }) },
  'logout-everywhere': { method: 'logoutEverywhere', params: () => ({}) },
} as const;

type OwnCall = keyof typeof ownCalls;

function isOwnCall(name: AccountFormName): name is OwnCall {
  return name in ownCalls;
}

const loginEnded = 'Your login has ended, and nothing was changed. Log in again.';

const shownFields = ['accountName', 'email', 'isAdult', 'token', 'next'];

const endsLogin: readonly AccountFormName[] = ['logout', 'logout-everywhere', 'delete'];

const exportName = 'attachment; filename="my-account.json"';

const bodyLimit = 16 * 1024;

/** Registers POST /account/{form}, which receives the account forms from browsers without JavaScript. */
export async function accountFormRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { sessions, service, cookie, publicUrl } = options;
  app.addHook('onRoute', (route) => {
    // LoginEvents logs accepted and refused logins. With a line per request, password guesses could flood the log.
    route.logLevel = 'warn';
  });
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'account forms') });
  acceptForms(app, { publicUrl, bodyLimit });
  for (const name of accountForms) {
    app.post<{ Body: SentForm | undefined }>(`/${name}`, async (request, reply) => {
      const values: Values = Object.fromEntries(request.body ?? []);
      try {
        return await answers(name, values, request, reply);
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return show(reply.code(refusal.status), request, sent(name, 'refused', values, refusal.errors));
      }
    });
  }

  async function answers(
    name: AccountFormName,
    values: Values,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (name === 'login') return logIn(values, request, reply);
    if (name === 'export') return sendExport(request, reply);
    if (name === 'logout') await logOut(request, reply);
    else if (isOwnCall(name)) await change(name, values, request, reply);
    else {
      const { method, params } = calls[name];
      await service.get(method)?.run(params(values), { client: clientOf(request), token: null });
    }
    return show(reply, request, sent(name, 'done', values));
  }

  async function logIn(values: Values, request: FastifyRequest, reply: FastifyReply) {
    const { accountName, password, code } = values;
    const credentials = { accountName, password, ...(code && { code }) };
    const typed = await security.login.params['~standard'].validate(credentials);
    if (typed.issues) throw forbidden(loginRefused);
    const outcome = await options.logIn(typed.value, clientOf(request), 'page');
    if (outcome.kind === 'refused') throw forbidden(loginRefused);
    if (outcome.kind === 'code-needed') return show(reply, request, sent('login', 'code-needed', values));
    cookie.set(reply, outcome.token, lifetimes.session);
    const role = (await sessions.find(outcome.token, 'page'))?.role ?? null;
    const target = pageAfterLogin(pageToReturnTo(values.next ?? null) ?? workPageOf(role));
    return reply.header('cache-control', 'no-store').redirect(target, 303);
  }

  async function change(
    name: OwnCall,
    values: Values,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const caller = await callerOf(request);
    const { method, params } = ownCalls[name];
    if (caller) await options.callMember('account', method, params(values), caller);
    // Logging out everywhere without a session succeeds, because there is nothing to end.
    else if (name !== 'logout-everywhere') throw forbidden(loginEnded);
    if (endsLogin.includes(name)) cookie.clear(reply);
  }

  async function callerOf(request: FastifyRequest): Promise<Caller | null> {
    const token = cookie.read(request);
    return token ? sessions.find(token, 'page') : null;
  }

  async function sendExport(request: FastifyRequest, reply: FastifyReply) {
    const caller = await callerOf(request);
    if (!caller) throw forbidden(loginEnded);
    const data = await options.callMember('account', 'exportData', {}, caller);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', exportName)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2));
  }

  async function logOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = cookie.read(request);
    if (token) await sessions.endByToken(token);
    cookie.clear(reply);
  }

  async function show(reply: FastifyReply, request: FastifyRequest, form: SentAccountForm) {
    return options.renderPage(request, reply, {
      form,
      token: endsLogin.includes(form.name) && form.outcome === 'done' ? null : cookie.read(request),
    });
  }
}

function sent(
  name: AccountFormName,
  outcome: SentAccountForm['outcome'],
  values: Values,
  errors: SentAccountForm['errors'] = [],
): SentAccountForm {
  const shown = Object.entries(values).filter(([field]) => shownFields.includes(field));
  return { name, outcome, values: Object.fromEntries(shown), errors };
}
