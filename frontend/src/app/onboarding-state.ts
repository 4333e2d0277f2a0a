import { standaloneRoutes } from '../config/routes.ts';
import type { Language } from '../config/locales.ts';
import { OnboardingStateOperation } from '../graphql/generated/operations.ts';
import type { QueryFunction } from '../graphql/operation.ts';

/** Whether somebody has still to be asked what they are interested in. A page stands without the answer. */
export async function isToBeAsked(query: QueryFunction): Promise<boolean> {
  try {
    return (await query(OnboardingStateOperation, {})).passerelleUser?.isOnboarded === false;
  } catch {
    return false;
  }
}

/** The question itself, and a way in that somebody is about to finish. */
const undisturbed = [standaloneRoutes.welcome, standaloneRoutes.oauth];

/** Pages that invite nobody to anything else. */
export const isUndisturbed = (pathname: string, language: Language): boolean =>
  undisturbed.some((route) => pathname === route[language]);
