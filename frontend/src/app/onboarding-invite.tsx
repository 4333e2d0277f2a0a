import { renderToStaticMarkup } from 'react-dom/server';
import { standaloneRoutes } from '../config/routes.ts';
import { OnboardingInvite } from '../features/onboarding/invite.tsx';
import { OnboardingStateOperation } from '../graphql/generated/operations.ts';
import type { QueryFunction } from '../graphql/operation.ts';
import type { Translate } from '../i18n/translator.ts';
import { TranslateContext } from '../i18n/use-translate.ts';
import { type Site, SiteContext } from '../lib/site.ts';

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

/** The invitation as it stands in a page, but in those. Nothing of it is script of the page. */
export function onboardingInvite(page: URL, site: Site, translate: Translate): string {
  if (undisturbed.some((route) => page.pathname === route[site.language])) return '';
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <TranslateContext value={translate}>
        <OnboardingInvite page={page.pathname + page.search} />
      </TranslateContext>
    </SiteContext>,
  );
}
