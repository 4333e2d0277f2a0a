import { useLocation } from 'react-router';
import { hashParameter } from '../../shared/forms/auth-forms.ts';

/** Path and query of this page, to come back to. Not the query that holds the secret of a link: it is passed on to no other page. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).has(hashParameter) ? pathname : pathname + search;
}
