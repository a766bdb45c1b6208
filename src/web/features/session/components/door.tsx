/** The frame of every page before the sign-in: language and mode, and one card with the product's name and what the page is for. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Brand } from '../../../ui/brand.tsx';
import { LanguageSwitch, ModeSwitch } from '../../../ui/switches.tsx';
import { useProductName } from '../product-name.ts';
import styles from './door.module.css';

export interface DoorProps {
  title: string;
  intro?: string | null;
  /** What came of what was done: a reader of screens begins there. */
  news?: boolean;
  children: ReactNode;
}

export function Door({ title, intro, news = false, children }: DoorProps) {
  const productName = useProductName();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (news) heading.current?.focus();
  }, [news]);
  return (
    <main className={styles['page']}>
      <div className={styles['tools']}>
        <LanguageSwitch />
        <ModeSwitch />
      </div>
      <div className={styles['card']}>
        <Brand name={productName} />
        <div>
          <h1 className={styles['title']} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles['muted']}>{intro}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
