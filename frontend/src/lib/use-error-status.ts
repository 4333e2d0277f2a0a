import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isQueryError } from '../../shared/graphql/operation.ts';

/** The status of the error of the route. */
export function useErrorStatus(): number {
  const error = useRouteError();
  return isRouteErrorResponse(error) || isQueryError(error) ? error.status : 500;
}
