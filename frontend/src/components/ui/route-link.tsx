import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { pathTo, type RouteId, routes } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';

interface RouteLinkProps {
  to: RouteId;
  /** `:id` and the like. */
  parameters?: Record<string, string>;
  /** Query or fragment that follows the path: `?…`, `#…`. */
  suffix?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of the workspace by the id of its route: screens open in place, everything else is a document. */
export function RouteLink({ to, parameters, suffix = '', className, children }: RouteLinkProps) {
  const { language } = useSite();
  const address = pathTo(to, language, parameters) + suffix;
  const { kind }: RouteEntry = routes[to];
  if (kind !== 'workspace') {
    return (
      <a href={address} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={address} className={className}>
      {children}
    </Link>
  );
}
