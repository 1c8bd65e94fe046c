// Must come first: it speeds up the modules that the others import statically.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
