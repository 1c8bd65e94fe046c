import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy } from '@title24/shared-domain';
import { Alert, ButtonLink, Cluster, PageSection, Prose, Stack } from '@title24/ui';
import { loginLinks } from '../login/login-links.ts';
import { paths } from '../project-paths.ts';

/** Explains projects to visitors who are not logged in. */
export function AboutProjects() {
  const { navLinks } = useConfig();
  const links = loginLinks(paths.list);
  const { reportDueBusinessDays } = policy.orders;
  return (
    <>
      <PageSection
        width="text"
        title="What a project is"
        lead="A project holds everything a report needs to know about one house: its walls, windows, roof, heating and cooling."
      >
        <Stack>
          {!doItYourself.isOpen && (
            <Alert title="Ordering opens soon">
              You can enter a project today and see what’s missing. If you need the report now,{' '}
              <a href={navLinks.fullService}>send us your plans</a>.
            </Alert>
          )}
          <Cluster>
            <ButtonLink href={paths.newProject}>Create project</ButtonLink>
            <ButtonLink href={links.login} variant="secondary">
              Log in
            </ButtonLink>
            <a href={paths.testDrive}>See a filled-in example</a>
          </Cluster>
          <Prose>
            <ul>
              <li>
                Projects are for houses: new ones, additions and alterations. You enter the data yourself.
              </li>
              <li>You see right away what’s missing and what looks wrong.</li>
              <li>Keep as many projects as you like. Saving them is free.</li>
              <li>You pay only if you order a report. An analyst reviews your data before you’re charged.</li>
              <li>
                The report comes by email within {reportDueBusinessDays} business days of your order. After
                that, the project stays as you submitted it.
              </li>
            </ul>
          </Prose>
        </Stack>
      </PageSection>
      <PageSection width="text" title="How to start" tone="tint">
        <Prose>
          <ol>
            <li>
              <a href={navLinks.complianceWizard}>Check whether your project needs a report</a>, and{' '}
              <a href="/cost-estimator">what it costs</a>.
            </li>
            <li>Get your plans together, with the sizes and directions of the walls and windows.</li>
            <li>Create a project. You need an account only to keep it and to order.</li>
          </ol>
        </Prose>
      </PageSection>
    </>
  );
}
