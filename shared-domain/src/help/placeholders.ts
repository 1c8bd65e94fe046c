import { formatAmount } from '../catalogue/money.ts';
import { findBySku, type Product } from '../catalogue/product.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { phoneText } from '../party/phone.ts';
import { policyFigure } from '../policy/policy-figure.ts';
import { siteText } from '../policy/site-texts.ts';
import { isLinkTarget } from '../site-configuration/link-target.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.schema.ts';

/** Values for placeholders. */
export interface PlaceholderSources {
  readonly products: readonly Product[];
  readonly config: Pick<SiteConfiguration, 'company' | 'navLinks'>;
}

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)(?::([A-Za-z0-9]+))?\}/g;

/**
 * Returns help HTML with its placeholders filled in:
 * - `{price:1001}`: an active product's price, such as '$149'
 * - `{policy:cancelWindowHours}`: a figure from `policy` ({@link policyFigure})
 * - `{phone}` and `{email}` of the company, `{customerMail}`, `{supportPhone1}` and `{supportPhone2}`
 * - `{link:newProject}`: a link target from `navLinks`
 * - `{text:quotePromise}`: a shared sentence ({@link siteText}), or '' if it does not apply now
 *
 * Values are escaped, and placeholders inside values are not filled in. Unknown placeholders, invalid links
 * and placeholders for missing contact data stay as typed, so that an editor notices them.
 */
export function fillPlaceholders(html: string, sources: PlaceholderSources): string {
  return html.replace(placeholder, (typed: string, kind: string, name: string | undefined) => {
    const value = name === undefined ? contact(kind, sources) : named(kind, name, sources);
    if (kind === 'text' && value === '') return '';
    return value ? escapeHtml(value) : typed;
  });
}

function contact(kind: string, { config }: PlaceholderSources): string | undefined {
  switch (kind) {
    case 'phone':
      return phoneText(config.company.phone);
    case 'email':
      return config.company.email.address;
    case 'customerMail':
    case 'supportPhone1':
    case 'supportPhone2':
      return config.navLinks[kind];
    default:
      return undefined;
  }
}

function named(kind: string, name: string, { products, config }: PlaceholderSources): string | undefined {
  switch (kind) {
    case 'price': {
      const product = findBySku(products, name);
      return product && formatAmount(product.price);
    }
    case 'policy':
      return policyFigure(name);
    case 'text':
      return siteText(name);
    case 'link':
      return safeTarget(new Map(Object.entries(config.navLinks)).get(name));
    default:
      return undefined;
  }
}

/** Returns a link target if it is a path on this site or an http(s) URL; otherwise undefined. */
function safeTarget(target: string | undefined): string | undefined {
  return target !== undefined && isLinkTarget(target) ? target : undefined;
}
