import { quotePromise, reportPromise } from '@title24/shared-domain';
import { formatFileSize, type SubmissionReceipt } from '@title24/shared-domain/full-service';
import { Panel, type PanelProps, Prose } from '@title24/ui';
import styles from './confirmation.module.css';
import { ContactLinks } from './contact-links.tsx';

const mailed = 'We’ve emailed you a receipt.';
const withheld =
  'We’ve already sent several receipts to your email address this hour, so we didn’t email this one. Please keep your reference number.';

interface Props {
  readonly receipt: SubmissionReceipt;
  readonly headingLevel: PanelProps['headingLevel'];
}

/** Lists the received files, the next steps and ways to get in touch (P7). */
export function Confirmation({ receipt: { reference, files, isMailed }, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.confirmation}>
      <Panel title="We have your files" headingLevel={headingLevel} reference={reference} />
      <Prose>
        <Heading>What arrived</Heading>
        <ul>
          {files.map(({ name, size, sha256 }, index) => (
            <li key={`${index} ${sha256}`} className={styles.file}>
              {name} ({formatFileSize(size)})
            </li>
          ))}
        </ul>
        <Heading>What happens next</Heading>
        <p>
          {isMailed ? mailed : withheld} An analyst will review your plans. {quotePromise} {reportPromise}
        </p>
        <Heading>Questions?</Heading>
        <p>
          Please <ContactLinks />, and give your reference number.
        </p>
      </Prose>
    </div>
  );
}
