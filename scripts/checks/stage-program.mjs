/** The process that run-stage.mjs starts: runs one stage and sends back the outcome. */
import { setPriority } from 'node:os';
import { stages } from './stages.mjs';

const [name, options, priority] = process.argv.slice(2);
if (priority === 'background') setPriority(10);
const outcome = await stages[name](JSON.parse(options));
process.send(outcome, () => process.disconnect());
