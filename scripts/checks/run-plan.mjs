import { maxRerun } from './judge.mjs';
import { runStage } from './run-stage.mjs';

/**
 * Runs checks and tests in parallel. Then runs end-to-end tests, unless a build failed. Then runs failed tests again,
 * unless there are more of them than {@link maxRerun}.
 */
export async function runPlan({ checks, tests, endToEnd }) {
  const beside = runInTurn(checks, { isBackground: tests.length > 0 });
  const stages = [...(await runInTurn(tests)), ...(await beside)];
  const isBuilt = stages.every(({ name, tests }) => name !== 'builds' || tests.every(({ passed }) => passed));
  if (isBuilt) stages.push(...(await runInTurn(endToEnd)));
  const reruns = await runInTurn(planRerun(stages));
  return {
    stages: [...stages, ...reruns.map((stage) => ({ ...stage, files: [] }))],
    again: reruns.flatMap(({ tests }) => tests),
  };
}

function planRerun(stages) {
  const failed = stages
    .map(({ name, tests }) => ({ name, tests: tests.filter(({ file, passed }) => file !== null && !passed) }))
    .filter(({ tests }) => tests.length > 0);
  const total = failed.reduce((sum, { tests }) => sum + tests.length, 0);
  if (total > maxRerun) {
    console.log(`\n${total} tests failed: more than ${maxRerun} are not run again.`);
    return [];
  }
  return failed.map(({ name, tests }) => ({ name: `${name}, again`, options: { tests } }));
}

async function runInTurn(stages, how) {
  const outcomes = [];
  for (const stage of stages) outcomes.push(await runStage(stage, how));
  return outcomes;
}
