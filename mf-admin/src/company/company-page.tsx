import type { ConfigurationForEdit } from '@title24/shared-domain';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { configurationForEdit } from '../configuration/use-configuration-form.ts';
import { CompanyForm } from './company-form.tsx';

/** /admin/company: contact details and where the site's links lead. */
export function CompanyPage() {
  const stored = useStaffData<ConfigurationForEdit>(configurationForEdit);
  return (
    <StaffLoaded from={stored} what="the company's data">
      {(configuration) => <CompanyForm stored={configuration} />}
    </StaffLoaded>
  );
}
