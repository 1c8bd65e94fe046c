import { useConfig } from '@title24/remote-kit/runtime';
import { addressLines } from '@title24/shared-domain';

/** Renders the company's name, postal address and customer service email. */
export function CompanyContact() {
  const { company, navLinks } = useConfig();
  return (
    <>
      {[company.name, ...addressLines(company.address)].join(', ')}, or{' '}
      <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>
    </>
  );
}
