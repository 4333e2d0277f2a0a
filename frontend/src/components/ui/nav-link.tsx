import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Family } from '../../../shared/config/content-types.ts';

interface NavLinkProps {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  family?: Family;
}

/** A menu link with `aria-current` on its page and on pages below it. */
export function NavLink({ href, children, className, family }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = pathname === href ? 'page' : pathname.startsWith(href) ? 'true' : undefined;
  return (
    <a href={href} aria-current={here} className={className} data-family={family}>
      {children}
    </a>
  );
}
