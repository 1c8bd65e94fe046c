// This import must be first, because it speeds up the modules that later imports load statically.
import './platform/process/quick-drizzle.ts';

await import('./run-site.ts');
