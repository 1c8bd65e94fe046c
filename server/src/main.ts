// Before all others, which import statically what it makes quicker.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
