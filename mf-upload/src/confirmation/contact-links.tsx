import { useConfig } from '@title24/remote-kit/runtime';
import { phoneHref } from '@title24/shared-domain';
import styles from './contact-links.module.css';

/** Renders support links within a sentence, such as 'email a@b or call 1 or 2'. */
export function ContactLinks() {
  const { customerMail, supportPhone1, supportPhone2 } = useConfig().navLinks;
  return (
    <>
      email <a href={`mailto:${customerMail}`}>{customerMail}</a> or call <PhoneLink number={supportPhone1} />{' '}
      or <PhoneLink number={supportPhone2} />
    </>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a className={styles.phone} href={phoneHref(number)}>
      {number}
    </a>
  );
}
