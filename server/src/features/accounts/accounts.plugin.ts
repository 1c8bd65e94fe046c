import type { OwnSubmission, SiteConfiguration } from '@title24/shared-domain';
import {
  account,
  accounts,
  privacy,
  roles as rolesContract,
  security,
} from '@title24/shared-domain/rpc/server';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { hostCookie } from '../../platform/http/host-cookie.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { scheduleAccountCleanup } from './account-cleanup.ts';
import { accountsService } from './administration/accounts-service.ts';
import { AccountMailer } from './emails/account-mailer.ts';
import { authTransactions } from './engine/auth-transaction.ts';
import type { PasswordHasher } from './engine/password-hash.ts';
import { readSiteSecrets } from './engine/site-secrets.ts';
import { accountFormRoutes } from './forms/account-forms.ts';
import { accountPagesOf } from './forms/account-pages.ts';
import { PageVisitors } from './forms/page-visitors.ts';
import { logIn } from './login/login.ts';
import { LoginEvents } from './login/login-events.ts';
import { LoginThrottle } from './login/login-throttle.ts';
import { accountService } from './my-account/account-service.ts';
import { changeEmail } from './my-account/change-email.ts';
import { changePassword } from './my-account/change-password.ts';
import { type AccountHold, deleteAccount } from './my-account/delete-account.ts';
import type { AccountExports } from './my-account/export-account.ts';
import { totp } from './my-account/totp.ts';
import { ChallengeStore } from './passkeys/challenge-store.ts';
import { ownPasskeys } from './passkeys/own-passkeys.ts';
import { passkeyLogin } from './passkeys/passkey-login.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { countTries, withPassword } from './password/with-password.ts';
import type { PersonalDataSource } from './privacy/personal-data-source.ts';
import { privacyService } from './privacy/privacy-service.ts';
import { register } from './registration/register.ts';
import { verifyEmail } from './registration/verify-email.ts';
import { rolesService } from './roles/roles-service.ts';
import { renewSecondFactors } from './second-factor/renew-second-factors.ts';
import { securityRoutes } from './security/security-routes.ts';
import { securityService } from './security/security-service.ts';
import { SessionStore } from './sessions/session-store.ts';
import { roles } from './tables/roles.table.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Returns the account of a session, or null if the session has ended. For download tickets, which contain a session
     * id but no token.
     */
    readonly callerOfSession: (sessionId: string) => Promise<Caller | null>;
    readonly accountExports: AccountExports;
    readonly accountHolds: Set<AccountHold>;
    readonly personalData: Set<PersonalDataSource>;
  }
}

interface Options extends Pick<AppDependencies, 'database' | 'settings'> {
  /** By default, a hasher with the cost of the stored hashes. */
  readonly passwords?: PasswordHasher;
}

/** Registers login, registration, call authentication, users' own accounts, and account administration (H4, H7). */
export const accountsPlugin = fp<Options>(
  async (app, { database, settings, passwords }) => {
    const loadConfiguration = () => app.callPublic('config', 'load') as Promise<SiteConfiguration>;
    const origin = () => siteOrigin(app, settings);
    const party = () => relyingParty(origin());
    const requestsPerMinute = settings.rpcRequestsPerMinute;

    const secrets = await readSiteSecrets(database, settings.authSecrets);
    const work = authTransactions(database, secrets, passwords);
    const renewed = await renewSecondFactors(work);
    if (renewed > 0) app.log.info({ renewed }, 'Encrypted authenticator apps with the newest AUTH_SECRET');
    const sessions = new SessionStore(
      database,
      (session) =>
        app.log.warn({ session }, 'A token was used after it had been exchanged; its session has been ended'),
      settings.secondFactorRoles,
    );
    const known = await database.select({ name: roles.name }).from(roles);
    const unknown = settings.secondFactorRoles.filter((role) => !known.some(({ name }) => name === role));
    if (unknown.length > 0) app.log.warn({ unknown }, 'SECOND_FACTOR_ROLES names roles that do not exist');
    app.decorate('callerOfSession', (sessionId) => sessions.callerOf(sessionId));
    app.rpc.authenticateWith((token) => sessions.find(token, 'call'));
    const exports: AccountExports = new Map();
    app.decorate('accountExports', exports);
    const holds = new Set<AccountHold>();
    app.decorate('accountHolds', holds);
    const sources = new Set<PersonalDataSource>();
    app.decorate('personalData', sources);
    const counter = new AttemptCounter(database);
    const events = new LoginEvents(app.log);
    const mailer = new AccountMailer({ loadConfiguration, jobs: () => app.jobs, origin });
    const challenges = new ChallengeStore(database);
    const throttle = new LoginThrottle(counter);
    const { background } = database;
    scheduleAccountCleanup(app, {
      database: background,
      counter: new AttemptCounter(background),
      challenges: new ChallengeStore(background),
    });
    app.addHook('onClose', async () => events.flush());

    const loggingIn = {
      sessions,
      logIn: logIn({ database, work, sessions, throttle, events, log: app.log }),
      passkeyLogin: passkeyLogin({ database, sessions, throttle, events, challenges, party }),
      register: register({ work, counter, mailer }),
      verifyEmail: verifyEmail({ work, mailer, sessions, events }),
      requestPasswordReset: requestPasswordReset({ work, counter, mailer }),
      resetPassword: resetPassword({ work, sessions, mailer }),
    };
    const service = app.rpc.serve(security, securityService(loggingIn));
    await app.register(securityRoutes, { prefix: '/rpc/public', service, requestsPerMinute });

    const tries = countTries(work, counter);
    const again = withPassword(tries);
    const { submissions: _, ...ownMethods } = account;
    app.rpc.implement(
      ownMethods,
      accountService({
        database,
        sessions,
        changeEmail: changeEmail({ withPassword: again, counter, mailer }),
        changePassword: changePassword({ withPassword: again, sessions, mailer }),
        deleteAccount: deleteAccount({ holds, withPassword: again, mailer }),
        totp: totp(again, tries, loadConfiguration),
        passkeys: ownPasskeys({
          database,
          withPassword: again,
          challenges,
          mailer,
          loadConfiguration,
          party,
        }),
        exports,
      }),
    );
    app.rpc.implement(accounts, accountsService(database, sessions));
    const { auditRetentionDays } = settings;
    app.rpc.implement(privacy, privacyService({ database, sources, auditRetentionDays }));
    app.rpc.implement(rolesContract, rolesService(database));

    // The cookie of a login without JavaScript gives access to pages, but never to /rpc/2.0.
    const cookie = hostCookie(settings.publicUrl, 'title24_session');
    const visitors = new PageVisitors({
      sessions,
      cookie,
      renderPage: (request, page) => app.renderPage(request, page),
    });
    app.decorate('visitors', visitors);
    const { pages, render } = accountPagesOf({
      database,
      sessions,
      visitors,
      ownSubmissions: (caller) =>
        app.rpc.callMember('account', 'submissions', undefined, caller) as Promise<readonly OwnSubmission[]>,
    });
    visitors.addPages(pages);
    visitors.serve(app);
    await app.register(accountFormRoutes, {
      prefix: '/account',
      sessions,
      logIn: loggingIn.logIn,
      service,
      callMember: app.rpc.callMember,
      renderPage: render,
      cookie,
      publicUrl: settings.publicUrl,
      requestsPerMinute,
    });
  },
  { name: 'accounts', dependencies: ['rpc', 'jobs'] },
);
