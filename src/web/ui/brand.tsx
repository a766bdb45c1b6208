import styles from './brand.module.css';

export function Brand({ name }: { name: string }) {
  return (
    <span className={styles['brand']}>
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="var(--color-primary)" />
        <g fill="none" stroke="var(--color-on-primary)" strokeWidth="3" strokeLinecap="round">
          <path d="M9 13v6" />
          <path d="M16 8v16" />
          <path d="M23 11v10" />
        </g>
      </svg>
      {name}
    </span>
  );
}
