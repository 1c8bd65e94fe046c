import styles from './full-service.module.css';

/** Renders a decorative icon of a house with a plus sign. */
export function AdditionIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m1.5 11.5 7-6.5 7 6.5M3.5 10v10.5h9M6.5 20.5v-5h4M18.5 13v7M15 16.5h7" />
    </svg>
  );
}
