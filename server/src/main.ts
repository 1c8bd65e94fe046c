// This import is first, because it speeds up loading of the modules that run-site.ts imports.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
