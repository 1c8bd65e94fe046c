import { usePageData } from '@title24/remote-kit/runtime';
import { formatPrice, navLinkKeys, policy, siteTextNames } from '@title24/shared-domain';
import { productsRequest } from '../calls/public-requests.ts';
import styles from './markup.module.css';

/** Lists the placeholders that texts can use instead of fixed values. */
export function PlaceholderNote() {
  const catalog = usePageData(productsRequest);
  const products = catalog.status === 'ready' ? catalog.data.filter(({ isActive }) => isActive) : [];
  return (
    <details className={styles.placeholders}>
      <summary>Placeholders that the site fills in</summary>
      <p>
        Type these instead of a price, a figure or a contact. The site fills in the current value when someone
        reads the text.
      </p>
      <dl>
        <dt>Prices</dt>
        <dd>
          <ul>
            {products.map(({ sku, name, price }) => (
              <li key={sku}>
                <code>{`{price:${sku}}`}</code> {name}, now {formatPrice(price)}
              </li>
            ))}
          </ul>
        </dd>
        <dt>Contacts</dt>
        <dd>
          {['phone', 'email', 'customerMail', 'supportPhone1', 'supportPhone2'].map((name) => (
            <code key={name}>{`{${name}} `}</code>
          ))}
        </dd>
        <dt>Shared sentences</dt>
        <dd>
          {siteTextNames.map((name) => (
            <code key={name}>{`{text:${name}} `}</code>
          ))}
        </dd>
        <dt>Link targets</dt>
        <dd>
          {navLinkKeys
            .filter((name) => !['customerMail', 'supportPhone1', 'supportPhone2'].includes(name))
            .map((name) => (
              <code key={name}>{`{link:${name}} `}</code>
            ))}
        </dd>
        <dt>Policy figures</dt>
        <dd>
          {Object.values(policy)
            .flatMap((group) => Object.keys(group))
            .map((name) => (
              <code key={name}>{`{policy:${name}} `}</code>
            ))}
        </dd>
      </dl>
    </details>
  );
}
