import { maxFlaky } from './judge.mjs';

const slowest = 10;

/**
 * Formats the summary of a run. CI reads the last line: 'N passed, N failed'.
 * @param {{ passed: number, failed: object[], flaky: object[] }} judgment
 * @param {{ name: string, ms: number, files: { file: string, ms: number }[] }[]} stages
 */
export function formatSummary({ passed, failed, flaky }, stages) {
  const files = stages.flatMap((stage) => stage.files).sort((a, b) => b.ms - a.ms);
  const blocks = [
    ...flaky.map((test) => `flaky: ${nameOf(test)}\n${indent(test.message)}`),
    ...(flaky.length > maxFlaky
      ? [`${flaky.length} tests are flaky; more than ${maxFlaky} fail the run.`]
      : []),
    ...section('Failed', failed.map(nameOf)),
    ...section(
      'Slowest files',
      files.slice(0, slowest).map(({ file, ms }) => timed(file, ms)),
    ),
    ...section(
      'Time by stage',
      stages.map(({ name, ms }) => timed(name, ms)),
    ),
    `${passed} passed, ${failed.length} failed`,
  ];
  return blocks.map((block) => `\n${block}`).join('\n');
}

const section = (title, lines) => (lines.length > 0 ? [`${title}\n${indent(lines.join('\n'))}`] : []);

const nameOf = ({ file, title }) => [file, title].filter((each) => each !== null).join(' ');

const timed = (name, ms) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`;

const indent = (text) => text.trimEnd().replace(/^(?=.)/gm, '  ');
