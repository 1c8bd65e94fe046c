import { type Company, neutralCompany } from '@title24/shared-domain';

/** Returns the company's phone number, or a placeholder if none is configured (N8). */
export function contactPhone({ phone }: Pick<Company, 'phone'>): Company['phone'] {
  return phone.number ? phone : neutralCompany.phone;
}
