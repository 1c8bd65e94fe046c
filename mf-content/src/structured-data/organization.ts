import type { RenderRequest } from '@title24/remote-kit/contract';
import { companyOrganization, statedFacts } from '@title24/shared-domain';
import type { JsonLd } from './json-ld.ts';

/** Returns the id by which other nodes refer to the company. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** Returns the company as described in the configuration. */
export function organization({ origin, config }: Pick<RenderRequest, 'origin' | 'config'>): JsonLd {
  const { company, navLinks } = config;
  const party = companyOrganization(company);
  const address = party.primaryAddress();
  const facts = statedFacts(config);
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: party.name,
    url: `${origin}/`,
    email: party.primaryEmail()?.address,
    telephone: party.primaryPhone()?.text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address?.line1,
      addressLocality: address?.cityText,
      addressRegion: address?.stateText,
      postalCode: address?.postalCode,
      addressCountry: address?.countryText,
    },
    ...(facts?.serviceArea ? { areaServed: facts.serviceArea } : {}),
    ...(facts?.since ? { foundingDate: facts.since } : {}),
    contactPoint: [navLinks.supportPhone1, navLinks.supportPhone2].map((telephone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: navLinks.customerMail,
      telephone,
    })),
  };
}
