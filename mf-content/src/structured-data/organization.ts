import type { RenderRequest } from '@title24/shared-config/contract';
import type { JsonLd } from './json-ld.ts';

/** What other nodes refer to the company by. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** The company as the configuration knows it. */
export function organization({
  origin,
  config: { company, navLinks },
}: Pick<RenderRequest, 'origin' | 'config'>): JsonLd {
  const { address } = company;
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name,
    url: `${origin}/`,
    email: company.email.address,
    telephone: `(${company.phone.areaCode}) ${company.phone.number}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line1,
      addressLocality: address.cityText,
      addressRegion: address.stateText,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    contactPoint: [navLinks.supportPhone1, navLinks.supportPhone2].map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: navLinks.customerMail,
      telephone,
    })),
  };
}
