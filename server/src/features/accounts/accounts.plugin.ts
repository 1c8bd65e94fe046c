import type { SiteConfiguration } from '@title24/shared-domain';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import { TryCounter } from '../../platform/limits/try-counter.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { memberRoutes } from '../../platform/rpc/member-routes.ts';
import { auditService } from '../audit/audit-service.ts';
import { productsEditing } from '../catalogue/products-editing.ts';
import { configEditing } from '../configuration/config-editing.ts';
import { helpEditing } from '../help/help-editing.ts';
import { mailService } from '../parked-mail/mail-service.ts';
import { guardFileRoutes } from '../submissions/guard-file-routes.ts';
import { submissionsService } from '../submissions/inbox/submissions-service.ts';
import { accountsService } from './administration/accounts-service.ts';
import { AccountMailer } from './emails/account-mailer.ts';
import { accountWork } from './engine/account-work.ts';
import { readSiteSecrets } from './engine/site-secrets.ts';
import { accountFormRoutes } from './forms/account-forms.ts';
import { accountPageRenderer, servePagesByCookie } from './forms/account-pages.ts';
import { pageCookie } from './forms/page-cookie.ts';
import { keepHouse } from './housekeeping.ts';
import { logIn } from './login/login.ts';
import { LoginAlarm } from './login/login-alarm.ts';
import { LoginThrottle } from './login/login-throttle.ts';
import { createMemberCaller } from './member-caller.ts';
import { accountService } from './my-account/account-service.ts';
import { changeEmail } from './my-account/change-email.ts';
import { changePassword } from './my-account/change-password.ts';
import { deleteAccount } from './my-account/delete-account.ts';
import { totp } from './my-account/totp.ts';
import { withPassword } from './my-account/with-password.ts';
import { ChallengeStore } from './passkeys/challenge-store.ts';
import { ownPasskeys } from './passkeys/own-passkeys.ts';
import { passkeyLogin } from './passkeys/passkey-login.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { requestPasswordReset } from './password/request-password-reset.ts';
import { resetPassword } from './password/reset-password.ts';
import { register } from './registration/register.ts';
import { verifyEmail } from './registration/verify-email.ts';
import { securityRoutes } from './security/security-routes.ts';
import { securityService } from './security/security-service.ts';
import { SessionStore } from './sessions/session-store.ts';
import { siteOrigin } from './site-origin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who a session belongs to, or null where it has ended. For what carries no token of its own. */
    readonly callerOfSession: (sessionId: string) => Promise<Caller | null>;
  }
}

type Options = Pick<AppDependencies, 'database' | 'settings' | 'changes'>;

/** Accounts: POST /rpc/public/security, and everything under /rpc/2.0 for those who are logged in (decisions 2 and 3). */
export const accountsPlugin = fp<Options>(
  async (app, { database, settings, changes }) => {
    const loadConfiguration = () => app.callPublic('config', 'load') as Promise<SiteConfiguration>;
    const origin = () => siteOrigin(app, settings);
    const party = () => relyingParty(origin());
    const requestsPerMinute = settings.rpcRequestsPerMinute;

    const work = accountWork(database, await readSiteSecrets(database, settings.authSecret));
    const sessions = new SessionStore(database, (session) =>
      app.log.warn({ session }, 'A token was used after it had been exchanged; its session was ended.'),
    );
    app.decorate('callerOfSession', (sessionId) => sessions.callerOf(sessionId));
    guardFileRoutes(app);
    const counter = new TryCounter(database);
    const alarm = new LoginAlarm(app.log);
    const mailer = new AccountMailer({ loadConfiguration, jobs: () => app.jobs, origin });
    const challenges = new ChallengeStore(database);
    const throttle = new LoginThrottle(counter);
    const { background } = database;
    keepHouse(app, {
      database: background,
      counter: new TryCounter(background),
      challenges: new ChallengeStore(background),
    });
    app.addHook('onClose', async () => alarm.flush());

    const security = {
      sessions,
      logIn: logIn({ database, work, sessions, throttle, alarm, log: app.log }),
      passkeyLogin: passkeyLogin({ database, sessions, throttle, alarm, challenges, party }),
      register: register({ work, counter, mailer }),
      verifyEmail: verifyEmail(work, mailer),
      requestPasswordReset: requestPasswordReset({ work, counter, mailer }),
      resetPassword: resetPassword({ work, sessions, mailer }),
    };
    const service = securityService(security);
    await app.register(securityRoutes, { prefix: '/rpc/public', service, requestsPerMinute });

    const again = withPassword(work, counter);
    const callMember = createMemberCaller(
      {
        account: accountService({
          database,
          sessions,
          changeEmail: changeEmail({ withPassword: again, counter, mailer }),
          changePassword: changePassword({ withPassword: again, sessions, mailer }),
          deleteAccount: deleteAccount({ withPassword: again, mailer }),
          totp: totp(again, loadConfiguration),
          passkeys: ownPasskeys({
            database,
            withPassword: again,
            challenges,
            mailer,
            loadConfiguration,
            party,
          }),
        }),
        config: configEditing(database),
        products: productsEditing(database),
        help: helpEditing(database),
        accounts: accountsService(database, sessions),
        submissions: submissionsService(database, () => app.jobs),
        mail: mailService(database, () => app.jobs),
        audit: auditService(database),
      },
      // Whoever saves and looks at the page sees what was saved.
      () => changes.catchUp(),
    );

    const cookie = pageCookie(settings.publicUrl);
    const renderPage = accountPageRenderer({
      database,
      sessions,
      cookie,
      renderPage: (request, page) => app.renderPage(request, page),
    });
    servePagesByCookie(app, cookie, renderPage);
    await app.register(accountFormRoutes, {
      prefix: '/account',
      sessions,
      logIn: security.logIn,
      service,
      callMember,
      renderPage,
      cookie,
      publicUrl: settings.publicUrl,
      requestsPerMinute,
    });

    await app.register(memberRoutes, { prefix: '/rpc/2.0', sessions, callMember, requestsPerMinute });
  },
  { name: 'accounts', dependencies: ['jobs'] },
);
