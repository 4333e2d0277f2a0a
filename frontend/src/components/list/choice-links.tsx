import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { samePlace } from '../../lib/same-place.ts';
import styles from './choice-links.module.css';

/** Views of a screen to choose from, as lists of links. */
export const ChoiceLinks = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label} className={styles['choices']}>
    {children}
  </nav>
);

interface ChoiceLinkProps {
  search: string;
  isCurrent: boolean;
  /** Value of `aria-current` for the current link. */
  current?: 'true' | 'page';
  /** It opens a screen with a heading of its own, which takes the focus. */
  isScreen?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** One of several views of a screen: a link, whose state is the address. */
export const ChoiceLink = ({
  search,
  isCurrent,
  isScreen = false,
  current = isScreen ? 'page' : 'true',
  onClick,
  children,
}: ChoiceLinkProps) => (
  <li>
    <Link
      to={{ search }}
      state={isScreen ? undefined : samePlace}
      preventScrollReset={!isScreen}
      aria-current={isCurrent ? current : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  </li>
);

export const Count = ({ children }: { children: number | undefined }) => (
  <span className={styles['count']}>{children}</span>
);
