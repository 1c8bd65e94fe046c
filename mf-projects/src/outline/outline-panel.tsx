import {
  outlineDrawings,
  outlineText,
  type ProjectContent,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { alertIcon, type HeadingLevel, Icon } from '@title24/ui';
import { memo, useId } from 'react';
import styles from './outline.module.css';
import { OutlineKey } from './outline-key.tsx';
import { OutlinePatterns } from './outline-patterns.tsx';
import { StoryFigure } from './story-figure.tsx';

interface Props {
  readonly content: ProjectContent;
  readonly takeoff?: TakeoffEntry | null | undefined;
  /** Defaults to 2. */
  readonly headingLevel?: Extract<HeadingLevel, 2 | 3> | undefined;
  /** Whether the panel can scroll. If so, it can get the focus, so that keys can scroll it. */
  readonly isScrollable?: boolean;
}

/**
 * The outline as one drawing per story, and as text (D5). CSS switches between the front-down and north-up views, even
 * without JavaScript.
 */
export const OutlinePanel = memo(function OutlinePanel({
  content,
  takeoff,
  headingLevel = 2,
  isScrollable = false,
}: Props) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const Subheading = headingLevel === 2 ? 'h3' : 'h4';
  const drawings = outlineDrawings(content, takeoff);
  const text = outlineText(content);
  const hasSharedGlass =
    drawings.filter(({ source }) => source === 'rose').length > 1 && text.parts.length < drawings.length;
  return (
    <section
      className={styles.outline}
      aria-labelledby={`${id}-title`}
      tabIndex={isScrollable ? 0 : undefined}
    >
      <Heading id={`${id}-title`} className={styles.title}>
        Outline
      </Heading>
      <OutlinePatterns id={id} />
      {drawings[0]?.views.some(({ view }) => view === 'north-up') && <ViewSwitch name={`${id}-view`} />}
      <div className={styles.drawings}>
        {drawings.map((drawing) => (
          <StoryFigure key={drawing.key} drawing={drawing} patternId={id} />
        ))}
      </div>
      <OutlineKey drawings={drawings} patternId={id} />
      {drawings.some(({ source }) => source === 'trace') && (
        <p className={styles.note}>
          The drawing is the plan as you traced it. The text lists what you entered.
        </p>
      )}
      {hasSharedGlass && (
        <p className={styles.note}>
          Windows and doors are entered by side, not by story: each story shows those of the whole side.
        </p>
      )}
      <div className={styles.text}>
        <p>{text.facing}</p>
        {text.parts.map(({ part, title, sides, gaps }) => (
          <div key={part}>
            {title !== null && <Subheading className={styles.part}>{title}</Subheading>}
            {sides.length > 0 ? (
              <ul>
                {sides.map((side, index) => (
                  <li key={index}>{side}</li>
                ))}
              </ul>
            ) : (
              <p>No walls or windows entered yet.</p>
            )}
            {gaps.map((gap) => (
              <p key={gap} className={styles.gap}>
                <Icon path={alertIcon} size="small" label="Warning" /> {gap}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
});

/**
 * Switches between the views. Memoized for speed: the panel renders after each key press in the form, and React would
 * set the attributes of the radio buttons each time.
 */
const ViewSwitch = memo(function ViewSwitch({ name }: { readonly name: string }) {
  // The view is not project data, so its radio buttons must not belong to the surrounding form.
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Which way the drawing is turned</legend>
      <label>
        <input type="radio" name={name} value="front-down" form="" defaultChecked />
        Front down
      </label>
      <label>
        <input type="radio" name={name} value="north-up" className={styles.turnsNorthUp} form="" />
        North up
      </label>
    </fieldset>
  );
});
