import { Timeline } from './timeline.tsx';

export const Progress = () => (
  <Timeline
    stages={[
      { title: 'Plans received', status: 'done', when: 'Monday, November 23' },
      { title: 'Quote', status: 'current', when: 'by the end of Friday, November 27' },
      { title: 'Report', status: 'ahead' },
    ]}
  />
);

export const Across = () => (
  <Timeline
    across
    headingLevel={3}
    stages={[
      { title: 'Today', text: <p>Send your plans.</p> },
      { title: 'Quote by Friday, November 27', text: <p>A firm price.</p> },
      { title: 'Report by Wednesday, December 2', text: <p>As a PDF by email.</p> },
    ]}
  />
);
