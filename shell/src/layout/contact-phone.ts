import { type Company, neutralCompany } from '@title24/shared-domain';

/** The phone number to show: the company's or, as long as the configuration has none, a neutral one (N8). */
export function contactPhone({ phone }: Pick<Company, 'phone'>): Company['phone'] {
  return phone.number ? phone : neutralCompany.phone;
}
