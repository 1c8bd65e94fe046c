import type { Batt } from '@title24/shared-domain';

/** Returns an HTML table of insulation batts with their thicknesses in inches. The caption is HTML. */
export function battTable(caption: string, batts: readonly Batt[]): string {
  const rows = batts.map((batt) => `<tr><th scope="row">${batt.rating}</th><td>${thickness(batt)}</td></tr>`);
  return `<table><caption>${caption}</caption>
<thead><tr><th scope="col">Batt</th><th scope="col">Thickness</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}

function thickness({ inches, note }: Batt): string {
  const measured = inches.length > 0 ? [`${inches.join(' or ')} in`] : [];
  return [...measured, ...(note ? [note] : [])].join('; ');
}
