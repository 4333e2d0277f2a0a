import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { samePlace } from '../../lib/same-place.ts';

interface ChoiceProps {
  search: string;
  isCurrent: boolean;
  children: ReactNode;
}

/** One of several views of a screen: a link, whose state is the address. */
export const Choice = ({ search, isCurrent, children }: ChoiceProps) => (
  <li>
    <Link to={{ search }} state={samePlace} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </Link>
  </li>
);
