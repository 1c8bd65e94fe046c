/**
 * `npm run bench -- NAME`: runs a benchmark. Without NAME, lists all benchmarks. Exits with 1 if a result does not meet
 * its limit. Some limits are relative to a reference that is measured in the same run.
 */
import { build } from './setup/build.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

/**
 * Description, limits, program and prerequisite of each benchmark. The prerequisite is 'build' (built parts) or
 * 'chromium' (built parts and a browser), or is absent.
 */
const benches = {
  estimator: [
    'script and layout from a key press to the painted price, CPU slowed 4 times',
    'p95 8 ms and 12 ms',
    'e2e/measure/estimator-bench.ts',
    'chromium',
  ],
  projects: [
    'a key press in a project of 200 windows, saves of 256 kB',
    'p95 50 ms',
    'e2e/measure/projects-bench.ts',
    'chromium',
  ],
  takeoff: [
    'a plan of 36 × 24 inches at 300 dpi zoomed, panned and traced; memory over 200 zooms',
    'frame p95 20 ms, pointer p95 4 ms, memory 1.15 times',
    'e2e/measure/takeoff-bench.ts',
    'chromium',
  ],
  journey: [
    'a person with a plan, from creating a project to a placed order, at modeled human speeds',
    '25 typed fields, 30 minutes, no screen before the first question, areas within 0.2%',
    'e2e/measure/journey-bench.ts',
    'chromium',
  ],
  http: [
    'processor time of pages, files and public calls, compared with a bare server that sends the same bytes',
    'bare ÷ site: page 0.6, others 0.55; uncached page 3.5 ms; first visit 8 ms; 60 first visits a second',
    'e2e/measure/http-bench.ts',
    'chromium',
  ],
  navigation: [
    'from a click inside the site to the painted page, compared with a load of the same page as static HTML',
    '0.6 times',
    'e2e/measure/navigation-bench.ts',
    'chromium',
  ],
  hydration: [
    'largest paint of the main pages and main-thread tasks after it, CPU slowed 4 times, compared with static HTML',
    'largest paint 1.03 times, longest task 50 ms, blocking time 150 ms',
    'e2e/measure/hydration-bench.ts',
    'chromium',
  ],
  isolation: [
    'other pages while one remote renders without end, compared with undisturbed ones',
    'p95 1.1 times',
    'e2e/measure/isolation-bench.ts',
    'build',
  ],
  'release-load': [
    'other pages while a remote is released each second for a minute, compared with undisturbed ones',
    '95% not built again, p95 1.5 times; seen by all processes within 1 s',
    'e2e/measure/release-load-bench.ts',
    'build',
  ],
  publish: [
    'from the publish command to the first visitor, and a rollback',
    '10 s, without the build 5 s, rollback 1 s',
    'e2e/measure/publish-bench.ts',
    'build',
  ],
  upload: [
    '500 MB until committed, compared with cp and sync of the same file; memory',
    '2.5 times cp, 60 MB',
    'e2e/measure/upload-bench.ts',
    'build',
  ],
  work: [
    'the queue, searches, an order and the figures of the business over 100,000 orders and cases, compared with one row by its primary key',
    'median 50 ms',
    'server/src/features/work/testing/work-bench.ts',
  ],
};

const [name, ...args] = process.argv.slice(2);
const [, , file, needs] = benches[name] ?? [];
if (file) {
  ensureDependencies({ tools: true });
  const env = needs === 'chromium' ? { CHROMIUM_PATH: ensureChromium() } : {};
  process.exitCode = needs && !(await build()) ? 1 : await runProgram(file, { args, env });
} else {
  if (name) console.error(`There is no benchmark named ${name}.`);
  console.log('Usage: npm run bench -- NAME\n');
  for (const [each, [what, limits]] of Object.entries(benches))
    console.log(`${each.padEnd(12)} ${what} (${limits})`);
  process.exitCode = name ? 1 : 0;
}
