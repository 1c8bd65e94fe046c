// This import must be first, because it speeds up the modules that later ones import statically.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
