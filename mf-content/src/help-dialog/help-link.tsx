import { Icon, infoIcon } from '@title24/ui';
import styles from './help-link.module.css';

interface Props {
  /** Id of the help text, such as 'a-4'. */
  readonly id: string;
  /** Subject of the help text, such as 'Preliminary Run Results'. */
  readonly about: string;
}

/** Renders a link to a help text. */
export function HelpLink({ id, about }: Props) {
  const [section = ''] = id.split('-');
  return (
    <a className={styles.help} href={`/faq-${section}#${id}`} data-help-item={id}>
      <Icon path={infoIcon} size="small" label={`Help: ${about}`} />
    </a>
  );
}
