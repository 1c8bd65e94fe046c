import { formatNumber } from '../../numbers/format-number.ts';
import { policy } from '../../policy/policy.ts';
import { overhangIsWorthEntering } from '../../takeoff/index.ts';
import type { GlazingEntryLine, ProjectContent } from '../project-data.ts';
import { glazingOf } from '../project-values.ts';
import { isNumber, totalArea } from '../quantities.ts';
import type { Finding } from './finding.schema.ts';

/** In feet. Taller windows were probably entered in inches. */
const tallestUsualWindow = 12;

const { nonRatedFenestrationSquareFeet: nonRatedLimit } = policy.triggers;

/**
 * Checks the height, overhangs, direction and rating of windows. If an added window is re-used or replaces another,
 * also checks that an existing window is marked as removed.
 */
export function glazingChecks(content: ProjectContent): Finding[] {
  const existing = content.glazing?.existing ?? [];
  const added = content.glazing?.added ?? [];
  const removesNone = !existing.some(({ toBeRemoved }) => toBeRemoved === true);
  return [
    ...[...existing, ...added].flatMap((line) => [...highOverhang(line), ...unusualHeight(line)]),
    ...(removesNone ? added.flatMap(nothingRemoved) : []),
    ...westGlazing(content),
    ...nonRated(added),
  ];
}

function highOverhang({
  id,
  overhang,
  overhangHeight: height,
  overhangLength: length,
}: GlazingEntryLine): Finding[] {
  if (overhang !== 'custom' || !isNumber(height) || !isNumber(length)) return [];
  if (overhangIsWorthEntering(height, length)) return [];
  const message = 'An overhang higher than twice its projection is not worth entering.';
  return [{ id: 'overhang-too-high', severity: 'hint', where: id, message, step: 'glazing' }];
}

function unusualHeight({ id, windowHeight }: GlazingEntryLine): Finding[] {
  if (!isNumber(windowHeight) || windowHeight <= tallestUsualWindow) return [];
  const message = `${formatNumber(windowHeight)} ft is an unusual window height. Enter feet, not inches.`;
  return [{ id: 'window-height-unusual', severity: 'warning', where: id, message, step: 'glazing' }];
}

function nothingRemoved({ id, type, addedToExistingWall }: GlazingEntryLine): Finding[] {
  const found: Finding[] = [];
  const at = { where: id, step: 'glazing' } as const;
  if (type === 'pre-existing') {
    const message = 'Under existing glazing, check “To be removed?” for the window that you re-use.';
    found.push({ ...at, id: 'reused-without-removed', severity: 'warning', message });
  }
  if (addedToExistingWall === true) {
    const message = 'If this replaces a window, check “To be removed?” for the old one.';
    found.push({ ...at, id: 'replacement-without-removed', severity: 'hint', message });
  }
  return found;
}

function westGlazing(content: ProjectContent): Finding[] {
  const { westWarning, westPercent } = glazingOf(content);
  if (!westWarning) return [];
  const message = `${westPercent} percent of the floor area is glass facing west. More than ${policy.windows.westGlazingPercent} percent is a large penalty in hot climates.`;
  return [{ id: 'west-glazing', severity: 'warning', message, step: 'glazing' }];
}

function nonRated(added: readonly GlazingEntryLine[]): Finding[] {
  if (totalArea(added.filter(({ rated }) => rated === false)) <= nonRatedLimit) return [];
  const message = `More than ${nonRatedLimit} sq ft of glass without a rating: ask for labeled products.`;
  return [{ id: 'non-rated-over-200', severity: 'warning', message, step: 'glazing' }];
}
