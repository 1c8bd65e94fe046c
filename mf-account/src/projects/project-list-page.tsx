import { useConfig, useLogin } from '@title24/shared-config/runtime';
import { policy } from '@title24/shared-domain';
import { ButtonLink, Cluster, PageSection, Prose } from '@title24/shared-ui';
import { paths } from '../account-paths.ts';
import { withNext } from '../navigation/next-page.ts';
import { usePageOfForms } from '../page-data.ts';

/** What a project is and how one starts, until the takeoff tools are there. */
export function ProjectListPage() {
  const { navLinks } = useConfig();
  const served = usePageOfForms()?.login.status;
  const isLoggedIn = useLogin().status || served;
  const { reportDueBusinessDays } = policy.orders;
  return (
    <>
      <PageSection
        width="text"
        title="What a project is"
        lead="A project holds what a report needs to know of one house: its walls, windows, roof, heating and cooling."
      >
        <Prose>
          <ul>
            <li>
              Projects are for houses: new ones, additions and alterations. You enter the data yourself.
            </li>
            <li>Keep as many projects as you like. Saving them costs nothing.</li>
            <li>
              You pay only when you ask for a report. An analyst looks at your data before anything is
              charged.
            </li>
            <li>
              The report comes by e-mail within {reportDueBusinessDays} business days. The project then stays
              as it was sent.
            </li>
          </ul>
        </Prose>
      </PageSection>
      <PageSection width="text" title="How to start" tone="tint">
        <Prose>
          <ol>
            <li>
              <a href={navLinks.complianceWizard}>Check whether your project needs a report</a>, and what it
              costs.
            </li>
            <li>Have your plans at hand, with the sizes and directions of the walls and windows.</li>
            <li>
              {isLoggedIn
                ? 'You are logged in, so your account is ready.'
                : 'Log in, or create a free account.'}
            </li>
          </ol>
          <p>
            The tools to enter a project are not open on this site yet. Until they are, we can do the work:
            read about <a href={navLinks.doItYourself}>Do It Yourself</a>, or send your plans to{' '}
            <a href={navLinks.fullService}>Full Service</a> for a quote.
          </p>
        </Prose>
        {isLoggedIn ? (
          <p>
            <a href={paths.myAccount}>See your account and what you have sent us</a>
          </p>
        ) : (
          <Cluster>
            <ButtonLink href={withNext(paths.login, paths.projects)}>Log in</ButtonLink>
            <ButtonLink href={withNext(paths.register, paths.projects)} variant="secondary">
              Create an account
            </ButtonLink>
          </Cluster>
        )}
      </PageSection>
    </>
  );
}
