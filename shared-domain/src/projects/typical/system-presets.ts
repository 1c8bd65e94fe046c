import type { ProjectData } from '../project-data.ts';
import { withTyped } from '../step-form/typed-fields.ts';
import { withTypicalAnswer } from './typical-answers.ts';

/** A common heating and cooling system, with the choices that its name implies. A preset fills in no numbers. */
export interface SystemPreset {
  readonly label: string;
  /** Paths of fields that the preset fills in. */
  readonly fields: readonly string[];
  /** Keyed by field path. Fields without an answer get their typical value, if there is one. */
  readonly answers: Readonly<Record<string, string>>;
}

const fields = ['mechanical.coolingType', 'mechanical.heatingType', 'mechanical.ductLocation'];

export const systemPresets: readonly SystemPreset[] = [
  {
    label: 'Gas furnace and AC, ducts in the attic',
    fields,
    answers: { 'mechanical.heatingType': 'gas-furnace', 'mechanical.ductLocation': 'attic' },
  },
  {
    label: 'Heat pump, ducts in the attic',
    fields,
    answers: {
      'mechanical.coolingType': 'split-heat-pump',
      'mechanical.heatingType': 'split-heat-pump',
      'mechanical.ductLocation': 'attic',
    },
  },
  {
    label: 'Mini-splits, no ducts',
    fields,
    answers: {
      'mechanical.coolingType': 'ductless-heat-pump',
      'mechanical.heatingType': 'ductless-heat-pump',
      'mechanical.ductLocation': 'none',
    },
  },
];

/**
 * Returns the project with a preset's answers. The preset's other fields get their typical value and are marked as
 * typical, or become empty.
 */
export function withPreset(content: ProjectData, preset: SystemPreset, thisYear: number): ProjectData {
  return preset.fields.reduce((filled, address) => {
    const answer = preset.answers[address];
    return answer === undefined
      ? withTypicalAnswer(withTyped(filled, address, '', thisYear), address, thisYear)
      : withTyped(filled, address, answer, thisYear);
  }, content);
}
