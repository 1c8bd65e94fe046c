import { type Company, neutralCompany, phoneHref, phoneText } from '@title24/shared-domain';
import { Icon, phoneIcon } from '@title24/ui';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './navigation-bar.module.css';

/** Renders a link that dials the company's number. */
export function HeaderPhone() {
  const company = useShellState((state) => state.config.company);
  const phone = phoneText(contactPhone(company));
  return (
    <a className={styles.phone} href={phoneHref(phone)} aria-label={`Call ${phone}`}>
      <Icon path={phoneIcon} />
      <span>{phone}</span>
    </a>
  );
}

/** Returns the company's phone number, or a placeholder if none is configured (N8). */
export function contactPhone({ phone }: Pick<Company, 'phone'>): Company['phone'] {
  return phone.number ? phone : neutralCompany.phone;
}
