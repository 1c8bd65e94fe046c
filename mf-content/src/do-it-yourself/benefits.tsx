import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy, waysToPay } from '@title24/shared-domain';
import { Card, CardGrid, PageSection } from '@title24/ui';
import { Term } from '../glossary/term.tsx';

const { accounts, claims } = policy;

/** Explains the benefits of Do-It-Yourself (C2). */
export function Benefits() {
  const config = useConfig();
  const { navLinks } = config;
  return (
    <PageSection title={doItYourself.isOpen ? 'What you can count on' : 'What Do-It-Yourself will offer'}>
      <CardGrid>
        <Card title="Corrective actions">
          <p>
            Does the design fall short? We tell you which changes would help: better glass with a lower{' '}
            <Term of="u-factor">U-factor</Term> or <Term of="SHGC" />, more insulation, tested ducts, less
            west glass, overhangs, more efficient equipment or a heat pump. In{' '}
            {claims.complianceWithCorrectiveActionsPercent}% of cases the actions you choose bring the project
            into compliance.
          </p>
        </Card>
        <Card title="Multiple projects">
          <p>
            Work on several projects at once and save each one. Using the site, logging in and saving are
            free. You pay only when you submit a project for a base service.
          </p>
        </Card>
        <Card title="Status preview">
          <p>
            An analyst reviews your data before you’re charged. After you order, the project can no longer be
            edited, but you can still see its data and the status of the report under{' '}
            <a href={navLinks.myAccount}>My Account</a>.
          </p>
        </Card>
        <Card title="A free account">
          <p>
            You need an account name, a password and a valid email address. You must be{' '}
            {accounts.minimumAgeYears} or older and able to pay {waysToPay(config)}.
          </p>
        </Card>
        <Card title="Help when you’re stuck">
          <p>
            The <a href={navLinks.faq}>FAQ</a> explains what to measure and how, from plate heights to
            overhangs. Still stuck? <a href={navLinks.contactUs}>Ask customer service</a>.
          </p>
        </Card>
        <Card title="Options">
          <p>
            Rush service, certification by a Certified Energy Analyst, and copies on paper or on plan sheets:
            see <a href={navLinks.prices}>all prices</a>.
          </p>
        </Card>
      </CardGrid>
    </PageSection>
  );
}
