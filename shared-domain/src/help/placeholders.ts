import { formatAmount } from '../catalogue/money.ts';
import { findBySku, type Product } from '../catalogue/product.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import { phoneText } from '../party/phone.ts';
import { policyFigure } from '../policy/policy-figure.ts';
import { siteText } from '../policy/site-texts.ts';
import { isLinkTarget } from '../site-configuration/link-target.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';

/** Sources of the placeholders' values. */
export interface PlaceholderSources {
  readonly products: readonly Product[];
  readonly config: Pick<SiteConfiguration, 'company' | 'navLinks'>;
}

const placeholder = /\{([A-Za-z][A-Za-z0-9]*)(?::([A-Za-z0-9]+))?\}/g;

/**
 * Returns help HTML with its placeholders filled in, so that no text repeats a price, a figure or a contact:
 * `{price:1001}` (an active product's price, '$149'), `{policy:cancelWindowHours}` ({@link policyFigure}), `{phone}`
 * and `{email}` of the company, `{customerMail}`, `{supportPhone1}`, `{supportPhone2}`, `{link:newProject}` (a
 * navLinks target), `{text:quotePromise}` (a sentence that pages share, {@link siteText}; nothing if it does not
 * apply now).
 *
 * Values are escaped for text and quoted attributes, and never read for placeholders again. An unknown placeholder,
 * or a link that is neither a path nor a web address, stays as typed, so that an editor notices it.
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

/**
 * Returns the target if it is safe. Configuration is typed by people, so a script URL or a URL without a scheme must
 * not become a link.
 */
function safeTarget(target: string | undefined): string | undefined {
  return target !== undefined && isLinkTarget(target) ? target : undefined;
}
