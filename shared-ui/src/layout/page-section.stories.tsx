import { PageSection } from './page-section.tsx';

export const Plain = () => <PageSection title="Prices" lead="What a report costs" />;

export const Tint = () => <PageSection title="Prices" tone="tint" />;

export const Band = () => <PageSection title="Prices" tone="band" />;
