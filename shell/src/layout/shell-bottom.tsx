import { headingId } from '@title24/remote-kit/contract';
import {
  addressLines,
  neutralCompany,
  phoneHref,
  phoneText,
  siteAddress,
  siteLinks,
  statedFacts,
} from '@title24/shared-domain';
import { BackToTop, classNames, Icon, mailIcon, phoneIcon, pinIcon } from '@title24/ui';
import { useShellState } from '../store/use-shell-state.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { currentLink } from './current-link.ts';
import styles from './footer.module.css';
import { contactPhone } from './header-phone.tsx';
import { footerGroups, privacyPolicyPath } from './site-links.ts';

/** Version of the site (R5). */
const siteVersion = '2.0.02';

/** Renders the layout below the page's parts: the footer with the site's version and build (N8, R5). */
export function ShellBottom({ renderedAt, build }: { readonly renderedAt: Date; readonly build: string }) {
  const config = useShellState((state) => state.config);
  const location = useShellState((state) => state.location);
  const links = siteLinks(config);
  const isApp = location.route?.frame !== undefined;
  const groups = isApp ? [] : footerGroups;
  // Two links can lead to the same page, but only the first is current.
  const current = groups
    .flatMap((group) => group.links)
    .find(({ key }) => currentLink(config.navLinks[key], location))?.key;
  return (
    <>
      <footer className={classNames(styles.footer, isApp && styles.slim)}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <nav key={group.heading} className="screen-only" aria-label={group.heading}>
              <h2>{group.heading}</h2>
              <ul>
                {group.links.map(({ key, label }) => (
                  <li key={key}>
                    <a href={links[key]} aria-current={key === current ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-label="Contact Us">
            <h2>Contact Us</h2>
            <Contact />
          </section>
        </div>
        <div className={styles.legal}>
          <p>
            © {renderedAt.getFullYear()} {config.company.name || neutralCompany.name} ·{' '}
            <a
              href={siteAddress(config, privacyPolicyPath)}
              aria-current={currentLink(privacyPolicyPath, location)}
            >
              Privacy policy
            </a>
          </p>
          <ThemeSwitch />
        </div>
        <p className={styles.version}>
          Version {siteVersion} build {build}
        </p>
      </footer>
      <BackToTop targetId={headingId} />
    </>
  );
}

function Contact() {
  const config = useShellState((state) => state.config);
  const { company } = config;
  const phone = phoneText(contactPhone(company));
  const facts = statedFacts(config);
  const email = company.email.address || neutralCompany.email.address;
  const address = company.address.line1 ? company.address : neutralCompany.address;
  return (
    <address className={styles.contact}>
      <a href={phoneHref(phone)}>
        <Icon path={phoneIcon} size="small" />
        {phone}
      </a>
      <a href={`mailto:${email}`}>
        <Icon path={mailIcon} size="small" />
        {email}
      </a>
      <span>
        <Icon path={pinIcon} size="small" />
        {[...addressLines({ ...address, country: '' }), address.country].join(', ')}
      </span>
      {facts?.hours && <span>{facts.hours}</span>}
      {facts?.serviceArea && <span>{facts.serviceArea}</span>}
      {facts?.since && <span>In business since {facts.since}</span>}
      {facts?.people.map((person) => (
        <span key={person}>{person}</span>
      ))}
    </address>
  );
}
