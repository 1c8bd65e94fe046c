// This import must come first, because it speeds up loading of the modules that run-site.ts imports statically.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
