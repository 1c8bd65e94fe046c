import type { Sector } from '@title24/shared-domain/estimator';
import { commercialQuery, readAddress, residentialQuery } from '@title24/shared-domain/estimator-answers';
import { Accordion, buildingIcon, homeIcon, Icon } from '@title24/ui';
import { memo, useEffect, useRef, useState } from 'react';
import type { EstimatorData } from '../estimator-data.ts';
import { CommercialEstimator } from '../form/commercial-estimator.tsx';
import { ResidentialEstimator } from '../form/residential-estimator.tsx';

interface Props {
  /** Query string of the URL. */
  source: string;
  data: EstimatorData;
  /** Called with a form's query after the form changes or is opened. */
  onQuery: (query: string) => void;
  /** Whether to focus the open accordion, such as after a click on a sample price. */
  takeFocus: boolean;
}

/** Renders both estimators. Opening one closes the other, which keeps its input. */
export const EstimatorAccordions = memo(function EstimatorAccordions({
  source,
  data,
  onQuery,
  takeFocus,
}: Props) {
  const [address] = useState(() => readAddress(source));
  const [open, setOpen] = useState<Sector | null>(address.sector ?? 'residential');
  const queries = useRef({
    residential: residentialQuery(address.residential),
    commercial: commercialQuery(address.commercial),
  });
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takeFocus) return;
    box.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
  }, [takeFocus]);

  function toggle(sector: Sector, opened: boolean) {
    setOpen((before) => (opened ? sector : before === sector ? null : before));
    if (opened && open !== sector) onQuery(queries.current[sector]);
  }

  function changed(sector: Sector, query: string) {
    queries.current[sector] = query;
    onQuery(query);
  }

  const startOf = (sector: Sector) => address.acted && address.sector === sector;
  return (
    <div ref={box}>
      <Accordion
        name="cost-estimator"
        title={
          <>
            <Icon path={homeIcon} size="small" /> Residential Cost Estimator
          </>
        }
        summary="Houses, apartments and hotels: occupancies R1, R2 and R3"
        open={open === 'residential'}
        onToggle={(opened) => toggle('residential', opened)}
      >
        <ResidentialEstimator
          start={{ form: address.residential, acted: startOf('residential') }}
          data={data}
          onChange={(form) => changed('residential', residentialQuery(form))}
        />
      </Accordion>
      <Accordion
        name="cost-estimator"
        title={
          <>
            <Icon path={buildingIcon} size="small" /> Commercial Cost Estimator
          </>
        }
        summary="Offices, stores, schools and all other occupancies"
        open={open === 'commercial'}
        onToggle={(opened) => toggle('commercial', opened)}
      >
        <CommercialEstimator
          start={{ form: address.commercial, acted: startOf('commercial') }}
          data={data}
          onChange={(form) => changed('commercial', commercialQuery(form))}
        />
      </Accordion>
    </div>
  );
});
