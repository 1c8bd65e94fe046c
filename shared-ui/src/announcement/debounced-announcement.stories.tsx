import { DebouncedAnnouncement } from './debounced-announcement.tsx';

export const ForScreenReaders = () => (
  <div>
    <p>This component is heard, not seen.</p>
    <DebouncedAnnouncement text="3 results" />
  </div>
);
