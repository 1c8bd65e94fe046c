import { type ProjectStep, projectSteps } from '../fields/field-groups.ts';
import type { ProjectContent } from '../project-data.ts';
import type { ProjectChange } from './project-change.schema.ts';
import { projectSummary, type SummaryTable } from './project-summary.ts';

interface Answer {
  readonly step: ProjectStep;
  readonly title: string;
  readonly line: string;
  readonly label: string;
  readonly written: string;
}

/** Returns the differences between two versions of a project, in step order. */
export function projectDifference(before: ProjectContent, after: ProjectContent): ProjectChange[] {
  const earlier = answersOf(before);
  const later = answersOf(after);
  const changes: ProjectChange[] = [];
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const was = earlier.get(key);
    const is = later.get(key);
    const known = is ?? was;
    if (!known || was?.written === is?.written) continue;
    const { step, title, line, label } = known;
    changes.push({ step, title, line, label, before: was?.written ?? '', after: is?.written ?? '' });
  }
  return changes.sort((one, other) => projectSteps.indexOf(one.step) - projectSteps.indexOf(other.step));
}

/** Returns the answers in the project's summary, keyed by path, table title, line id and label. */
function answersOf(content: ProjectContent): Map<string, Answer> {
  const answers = projectSummary(content).flatMap(tableAnswers);
  return new Map(answers.map(({ key, ...answer }) => [key, answer]));
}

function tableAnswers(table: SummaryTable): (Answer & { readonly key: string })[] {
  const { step, title, path } = table;
  if ('answers' in table) {
    return table.answers
      .filter(({ answer }) => answer !== '')
      .map(({ label, answer, unit }) => ({
        key: JSON.stringify([path, title, '', label]),
        step,
        title,
        line: '',
        label,
        written: withUnit(answer, unit),
      }));
  }
  return table.rows.flatMap(({ id, cells }) =>
    cells.flatMap((cell, index) => {
      const { label = '', unit = '' } = table.columns[index] ?? {};
      if (cell === '') return [];
      return [
        {
          key: JSON.stringify([path, title, id, label]),
          step,
          title,
          line: id,
          label,
          written: withUnit(cell, unit),
        },
      ];
    }),
  );
}

function withUnit(answer: string, unit: string): string {
  return unit === '' ? answer : `${answer} ${unit}`;
}
