import { createContext, useContext } from 'react';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import type { ApplicationFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import type { ApplicationChecks } from './application-checks.ts';

/** What the parts of an application’s form share, besides the record’s form. */
interface ApplicationParts {
  readonly application: ApplicationFieldsFragment;
  readonly document: FormDocument;
  readonly checks: ApplicationChecks;
  /** Origins of prefilled answers, by question. */
  readonly origins: ReadonlyMap<string, 'earlier' | 'profile'>;
  /** Values of the profile, by source. */
  readonly profile: ReadonlyMap<string, string>;
}

export const ApplicationContext = createContext<ApplicationParts | undefined>(undefined);

export function useApplicationParts(): ApplicationParts {
  const parts = useContext(ApplicationContext);
  if (!parts) throw new Error('Parts of an application’s form stand inside its context');
  return parts;
}
