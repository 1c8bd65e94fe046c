import {
  type CustomerCase,
  caseDocumentPath,
  caseFields,
  casePath,
  caseTransitions,
} from '@title24/shared-domain/cases';
import {
  complianceNotes,
  registrationHelpPath,
  registrationNumberLength,
} from '@title24/shared-domain/compliance';
import { isListedEvent } from '@title24/shared-domain/workflow';
import { Alert, Button, TextField } from '@title24/ui';
import styles from './case.module.css';

interface Props {
  readonly shown: Pick<CustomerCase, 'reference' | 'state' | 'compliance'>;
  /** Error message about a registration that could not be saved. */
  readonly error: string | undefined;
}

/** Shows notes about a report's compliance and registration, if any, and the form to enter a registration. */
export function ComplianceSection({ shown: { reference, state, compliance }, error }: Props) {
  if (compliance === null) return null;
  const mayRegister = isListedEvent(caseTransitions.register, state, 'customer');
  return complianceNotes(compliance).map(({ subject, title, paragraphs }) => (
    <section key={subject} aria-labelledby={subject} className={styles.section}>
      <Alert tone={subject === 'registered' ? 'success' : 'warning'}>
        <h2 id={subject}>{title}</h2>
        {paragraphs.map((words) => (
          <p key={words} className={styles.text} dir="auto">
            {words}
          </p>
        ))}
        <p>
          {subject === 'to-register' && (
            <>
              <a href={registrationHelpPath}>Registration, step by step</a> ·{' '}
            </>
          )}
          <a href={caseDocumentPath(reference, 'read-first')} download>
            Download as PDF
          </a>
        </p>
      </Alert>
      {subject !== 'shortfall' && mayRegister && (
        <details open={error !== undefined}>
          <summary>{subject === 'to-register' ? 'It’s registered' : 'Correct this'}</summary>
          <form method="post" action={`${casePath(reference)}/register`} className={styles.form}>
            <TextField
              id="case-registration"
              name={caseFields.registrationNumber}
              label="Registration number"
              hint="As the registered PDF shows it."
              required
              maxLength={registrationNumberLength}
              autoComplete="off"
              defaultValue={compliance.registration?.number}
              error={error}
            />
            <TextField
              id="case-registered"
              name={caseFields.registrationDate}
              type="date"
              label="Date of registration"
              fieldWidth="medium"
              required
              defaultValue={compliance.registration?.date}
            />
            <Button type="submit" variant="secondary">
              Save the registration
            </Button>
          </form>
        </details>
      )}
    </section>
  ));
}
