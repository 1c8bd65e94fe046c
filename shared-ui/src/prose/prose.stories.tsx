import { Prose } from './prose.tsx';

export const Article = () => (
  <Prose>
    <h3>Who needs a report</h3>
    <p>Most permits for heated buildings need one.</p>
    <ul>
      <li>New houses</li>
      <li>Additions</li>
    </ul>
  </Prose>
);
