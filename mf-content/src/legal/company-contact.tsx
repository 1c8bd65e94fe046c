import { useConfig } from '@title24/remote-kit/runtime';

/** The company's name, postal address and customer service e-mail address. */
export function CompanyContact() {
  const { company, navLinks } = useConfig();
  const { line1, cityText, stateText, postalCode } = company.address;
  return (
    <>
      {company.name}, {line1}, {cityText}, {stateText} {postalCode}, or{' '}
      <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>
    </>
  );
}
