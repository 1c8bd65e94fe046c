import { formatNumber } from '../../numbers/format-number.ts';
import { policy } from '../../policy/policy.ts';
import type { ProjectContent } from '../project-data.ts';
import { partsOf } from '../project-kind.ts';
import { floorAreaOfPart, isNumber, linesOfPart, totalArea } from '../quantities.ts';
import type { Finding } from './finding.schema.ts';

const { additionExtraRequirementsSquareFeet: largeAddition } = policy.triggers;

/** A single-story building of one of these types has the ground below and the roof above. */
const groundToRoofTypes: ReadonlySet<string> = new Set(['detached', 'row-house']);

/** Checks the areas of exposed floors, the area of the addition, and the orientation of the front. */
export function floorChecks(content: ProjectContent): Finding[] {
  return [...exposedFloors(content), ...additions(content), ...allOrientations(content)];
}

function exposedFloors(content: ProjectContent): Finding[] {
  const { building } = content;
  const isSingleStory = building?.stories === 1 && groundToRoofTypes.has(building.type ?? '');
  return partsOf(content.kind).flatMap((part): Finding[] => {
    const whole = floorAreaOfPart(part, content);
    const entered = linesOfPart(content.floors, part, content).filter(({ area }) => isNumber(area));
    if (whole === undefined || entered.length === 0) return [];
    const exposed = totalArea(entered);
    const at = { where: part, step: 'floors-roofs' } as const;
    const [a, b] = [formatNumber(exposed), formatNumber(whole)];
    if (exposed > whole) {
      const message = `The exposed floors add up to ${a} sq ft, more than the conditioned floor area of ${b} sq ft. Check both, and leave out the garage.`;
      return [{ ...at, id: 'exposed-floor-over-area', severity: 'error', message }];
    }
    if (!isSingleStory || exposed === whole) return [];
    const message = `In a single-story house the exterior floor areas equal the conditioned floor area. They are ${a} and ${b} sq ft.`;
    return [{ ...at, id: 'single-story-floor-not-equal', severity: 'error', message }];
  });
}

function additions({ kind, building }: ProjectContent): Finding[] {
  const area = building?.additionFloorArea;
  if (!isNumber(area)) return [];
  const at = { step: 'building', field: 'building.additionFloorArea' } as const;
  const limit = `more than ${largeAddition} sq ft`;
  if (kind === 'addition' && area > largeAddition) {
    return [
      {
        ...at,
        id: 'addition-over-700-alone',
        severity: 'error',
        message: `An addition of ${limit} is analyzed with the existing house.`,
        fix: { label: 'Change to existing plus addition', change: 'kind', kind: 'existing-plus-addition' },
      },
    ];
  }
  if (kind !== 'existing-plus-addition') return [];
  if (area > largeAddition) {
    const message = `Additions of ${limit} meet extra requirements.`;
    return [{ ...at, id: 'addition-over-700', severity: 'hint', message }];
  }
  if (area !== 1) return [];
  return [
    {
      ...at,
      id: 'addition-of-one',
      severity: 'warning',
      message: '1 stands for no addition. Change to alteration if no floor area is added.',
      fix: { label: 'Change to alteration', change: 'kind', kind: 'alteration' },
    },
  ];
}

function allOrientations({ kind, building }: ProjectContent): Finding[] {
  if (building?.front !== 'all' || kind === 'new') return [];
  return [
    {
      id: 'all-orientations-existing',
      severity: 'error',
      message: 'An existing house faces one way. Enter its orientation.',
      step: 'building',
      field: 'building.front',
    },
  ];
}
