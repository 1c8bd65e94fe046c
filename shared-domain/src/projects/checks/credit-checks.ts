import { formatNumber } from '../../numbers/format-number.ts';
import { policy } from '../../policy/policy.ts';
import { exact } from '../../takeoff/index.ts';
import { isObject } from '../document-values.ts';
import type { CoolRoof, MechanicalEntry, ProjectContent, RadiantBarrier } from '../project-data.ts';
import { isNumber } from '../quantities.ts';
import type { Finding } from './finding.schema.ts';

/** Checks equipment and energy credits against the rules of the help sheets (P4). */
export function creditChecks({ mechanical, roofs }: ProjectContent): Finding[] {
  return [
    ...(mechanical ? [...ducts(mechanical), ...equipment(mechanical)] : []),
    ...(isObject(roofs?.radiantBarrier) ? radiantBarrier(roofs.radiantBarrier) : []),
    ...(isObject(roofs?.coolRoof) ? coolRoof(roofs.coolRoof) : []),
  ];
}

const { ductCreditFeet, verifiedDuctLeakagePercent } = policy.mechanical;

function ducts(mechanical: MechanicalEntry): Finding[] {
  const { ductLocation, ductFeetUnconditioned: feet, testedDuctLeakage, ductLeakagePercent } = mechanical;
  const found: Finding[] = [];
  if (ductLocation === 'conditioned' && isNumber(feet) && feet >= ductCreditFeet) {
    const message = `The credit needs less than ${ductCreditFeet} ft of ducts in unconditioned space.`;
    found.push(error('duct-credit-length', message, 'ductFeetUnconditioned'));
  }
  if (ductLocation === 'none' && (testedDuctLeakage === true || mechanical.manualD === true)) {
    const message = 'There are no ducts to test or design.';
    found.push(error('duct-credit-without-ducts', message, 'ductLocation'));
  }
  if (
    testedDuctLeakage === true &&
    isNumber(ductLeakagePercent) &&
    ductLeakagePercent >= verifiedDuctLeakagePercent
  ) {
    const message = `The credit needs a leakage under ${verifiedDuctLeakagePercent} percent.`;
    found.push(error('duct-leakage-not-under-6', message, 'ductLeakagePercent'));
  }
  return found;
}

const { economizerTons } = policy.triggers;
const { houseWrapMinimumPerms: minimumPerms } = policy.walls;

function equipment({
  txv,
  refrigerantCharge,
  coolingTons,
  houseWrap,
  houseWrapPerms,
}: MechanicalEntry): Finding[] {
  const found: Finding[] = [];
  if (txv === true && refrigerantCharge === true) {
    found.push(error('one-refrigerant-credit', 'Only one of the two credits may be taken.', 'txv'));
  }
  if (isNumber(coolingTons) && coolingTons > economizerTons) {
    const message = `Air handlers over ${economizerTons} tons need an economizer.`;
    found.push({ ...error('economizer', message, 'coolingTons'), severity: 'hint' });
  }
  if (houseWrap === true && isNumber(houseWrapPerms) && houseWrapPerms < minimumPerms) {
    const message = `House wrap needs at least ${minimumPerms} perms.`;
    found.push(error('house-wrap-perms', message, 'houseWrapPerms'));
  }
  return found;
}

function error(id: string, message: string, field: string): Finding {
  return { id, severity: 'error', message, step: 'mechanical', field: `mechanical.${field}` };
}

const { radiantBarrierEmittance, ventRatio, relaxedVentRatio, upperVentPercent } = policy.radiantBarrier;

function radiantBarrier(barrier: RadiantBarrier): Finding[] {
  const { emittance, atticFloorArea, ventArea, upperVentPercent: upper } = barrier;
  const found: Finding[] = [];
  if (isNumber(emittance) && emittance > radiantBarrierEmittance) {
    const message = `The emittance must be ${radiantBarrierEmittance} or less.`;
    found.push(roofError('radiant-barrier-emittance', message, 'radiantBarrier.emittance'));
  }
  const isRelaxed = barrier.vaporRetarder === true || barrier.highLowVents === true;
  const ratio = isRelaxed ? relaxedVentRatio : ventRatio;
  if (isNumber(ventArea) && isNumber(atticFloorArea) && exact(ventArea * ratio) < exact(atticFloorArea)) {
    const message = `The attic needs ${formatNumber(Math.ceil((atticFloorArea / ratio) * 10) / 10)} sq ft of vents.`;
    found.push(roofError('radiant-barrier-vents', message, 'radiantBarrier.ventArea'));
  }
  if (isNumber(upper) && upper < upperVentPercent) {
    const message = `At least ${upperVentPercent} percent of the vents must be in the upper part.`;
    found.push(roofError('radiant-barrier-upper-vents', message, 'radiantBarrier.upperVentPercent'));
  }
  return found;
}

const { tileReflectance, otherReflectance, coolRoofEmittance, liquidAppliedMils } = policy.coolRoof;

function coolRoof({ product, reflectance, emittance, dryMils }: CoolRoof): Finding[] {
  const found: Finding[] = [];
  const needed = product === 'tile' ? tileReflectance : otherReflectance;
  const isBelowRequired = product !== undefined && isNumber(reflectance) && reflectance < needed;
  if (isBelowRequired || (isNumber(emittance) && emittance < coolRoofEmittance)) {
    const message = `A cool roof needs a reflectance of ${needed.toFixed(2)} and an emittance of ${coolRoofEmittance}.`;
    found.push(
      roofError('cool-roof-values', message, isBelowRequired ? 'coolRoof.reflectance' : 'coolRoof.emittance'),
    );
  }
  if (product === 'liquid-applied' && isNumber(dryMils) && dryMils < liquidAppliedMils) {
    const message = `Liquid-applied products need ${liquidAppliedMils} mils when dry.`;
    found.push(roofError('cool-roof-thickness', message, 'coolRoof.dryMils'));
  }
  return found;
}

function roofError(id: string, message: string, field: string): Finding {
  return { id, severity: 'error', message, step: 'floors-roofs', field: `roofs.${field}` };
}
