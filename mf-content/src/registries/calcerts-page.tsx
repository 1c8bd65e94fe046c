import { useConfig } from '@title24/remote-kit/runtime';
import { Alert, PageSection, Prose } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';

/** Renders /calcerts-reg, about a registry that has closed (C8). */
export function CalcertsPage() {
  const { navLinks } = useConfig();
  return (
    <PageSection width="text">
      <Prose>
        <Alert tone="warning" title="CalCERTS no longer registers documents">
          <p>
            Register new reports with another provider. <a href="/cheers-reg">How to register with CHEERS</a>
          </p>
        </Alert>
        <CodeEditionLine />
        <h2 id="what-happened">What happened</h2>
        <p>
          CalCERTS was a data <Term of="registry">registry</Term> for energy forms. It gave notice on July 22,
          2024, stopped taking registrations on August 2, 2024, and closed its registry in early September
          2024. The state withdrew its approval. Since September 3, 2024 building departments may accept only
          documents from other registries.
        </p>
        <h2 id="what-to-do">What to do now</h2>
        <ol>
          <li>
            <strong>Keep every PDF you have.</strong> You can no longer download documents from CalCERTS.
          </li>
          <li>
            <strong>Your permit is open.</strong> Ask your <Term of="ECC">ECC rater</Term> (called HERS rater
            before 2026) or your energy analyst to set the project up again in an approved registry, such as{' '}
            <a href="/cheers-reg">CHEERS</a>. You don’t need to resubmit certificates that you’ve already
            submitted.
          </li>
          <li>
            <strong>Your permit is closed.</strong> You don’t need to do anything.
          </li>
          <li>
            <strong>You lost a document.</strong> Ask the building department for a copy from its file.
          </li>
          <li>
            <strong>You have a new project.</strong> Register its <Term of="CF1R" /> with an approved
            provider.
          </li>
        </ol>
        <h2 id="how-it-worked">How registration worked there</h2>
        <p>
          For reference only, to help you read old documents: you signed up by role, entered the project and
          uploaded the file of the compliance software. The author and then the responsible person signed, the
          fee was paid, and the registered form got its number. Registration works much the same way in other
          registries.
        </p>
        <p>
          Did we prepare your old report? Write to{' '}
          <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a> with the project name and
          date.
        </p>
      </Prose>
    </PageSection>
  );
}
