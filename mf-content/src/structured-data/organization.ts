import type { RenderRequest } from '@title24/remote-kit/contract';
import { phoneText, statedFacts } from '@title24/shared-domain';
import type { JsonLd } from './json-ld.ts';

/** Returns the id with which other nodes refer to the company. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`;
}

/** Returns the company as described in the configuration. */
export function organization({ origin, config }: Pick<RenderRequest, 'origin' | 'config'>): JsonLd {
  const { company, navLinks } = config;
  const { name, phone, email, address } = company;
  const facts = statedFacts(config);
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name,
    url: `${origin}/`,
    email: email.address,
    telephone: phoneText(phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line1,
      addressLocality: address.cityText,
      addressRegion: address.stateText,
      postalCode: address.postalCode,
      addressCountry: address.country,
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
