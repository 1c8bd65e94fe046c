import { projectPageData } from '@title24/shared-config/contract';
import { useConfig, useLogin, useRequestData } from '@title24/shared-config/runtime';
import { doItYourself, doItYourselfNotice, policy } from '@title24/shared-domain';
import { Alert, ButtonLink, Cluster, PageSection, Prose, Stack } from '@title24/shared-ui';
import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** What a project is and how one starts, until the takeoff tools are there. */
export function ProjectListPage() {
  const { navLinks } = useConfig();
  const served = useRequestData(projectPageData)?.login.status;
  const isLoggedIn = useLogin().status || served;
  const links = loginLinks(paths.list);
  const { reportDueBusinessDays } = policy.orders;
  return (
    <>
      {!doItYourself.isOpen && (
        <PageSection width="text">
          <Stack>
            <Alert tone="info" title="Not open yet">
              {doItYourselfNotice()}
            </Alert>
            <Cluster>
              <ButtonLink href={navLinks.fullService}>Send us your plans</ButtonLink>
              <ButtonLink href="/cost-estimator" variant="secondary">
                Estimate the cost
              </ButtonLink>
            </Cluster>
          </Stack>
        </PageSection>
      )}
      <PageSection
        width="text"
        title="What a project is"
        lead="A project holds what a report needs to know about one house: its walls, windows, roof, heating and cooling."
      >
        <Prose>
          <ul>
            <li>
              Projects are for houses: new ones, additions and alterations. You enter the data yourself.
            </li>
            <li>Keep as many projects as you like. Saving them costs nothing.</li>
            <li>You pay only if you order a report. An analyst reviews your data before you are charged.</li>
            <li>
              The report comes by e-mail within {reportDueBusinessDays} business days of your order. After
              that, the project stays as you submitted it.
            </li>
          </ul>
        </Prose>
      </PageSection>
      <PageSection
        width="text"
        title={doItYourself.isOpen ? 'How to start' : 'What you can do today'}
        tone="tint"
      >
        <Stack>
          <Prose>
            <ol>
              <li>
                <a href={navLinks.complianceWizard}>Check whether your project needs a report</a>, and what it
                costs.
              </li>
              <li>Get your plans together, with the sizes and directions of the walls and windows.</li>
              <li>
                {isLoggedIn
                  ? 'You are logged in, so your account is ready.'
                  : 'Log in, or create a free account.'}
              </li>
            </ol>
          </Prose>
          {isLoggedIn ? (
            <p>
              <a href="/my-account">See your account and what you have sent us</a>
            </p>
          ) : (
            <Cluster>
              <ButtonLink href={links.login} variant="secondary">
                Log in
              </ButtonLink>
              <ButtonLink href={links.register} variant="secondary">
                Create an account
              </ButtonLink>
            </Cluster>
          )}
        </Stack>
      </PageSection>
    </>
  );
}
