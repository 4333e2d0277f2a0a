import { interestFields, interestsTyped } from '../../../shared/forms/interests.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { type OnboardingViewData, nextField, skipIntent } from '../../../shared/forms/onboarding-form.ts';
import { returnParameter, safeReturnPath } from '../../../shared/links/return-path.ts';
import type { Onboarding } from '../../onboarding/onboarding.ts';
import type { FormPage, FormRequest, Posted } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

const nothing = { sectorIds: [], countryIds: [], allSectors: false, allCountries: false };
const names = Object.values(interestFields);

const goOn = ({ language, text }: Posted): string =>
  safeReturnPath(text(nextField)) ?? pathTo('forYou', language);

/** The page of the first question: choices, or later. */
export function welcomePage(onboarding: Onboarding): FormPage {
  return {
    route: 'welcome',
    loadViewData: ({ request, form }: FormRequest): Pick<OnboardingViewData, 'next'> => {
      const searchParams = queryOf(request);
      return { next: safeReturnPath(form ? form.get(nextField) : searchParams.get(returnParameter)) ?? '' };
    },
    intents: {
      '': {
        refilledFields: names,
        async run(posted) {
          const { request, reply, form } = posted;
          const typed = interestsTyped(Object.fromEntries(names.map((name) => [name, form.getAll(name)])));
          const [sectorIds, countryIds] = [[...typed.sectorIds], [...typed.countryIds]];
          await onboarding.answer(request, reply, { ...typed, sectorIds, countryIds, skipped: false });
          return goOn(posted);
        },
      },
      [skipIntent]: {
        refilledFields: [],
        async run(posted) {
          await onboarding.answer(posted.request, posted.reply, { ...nothing, skipped: true });
          return goOn(posted);
        },
      },
    },
  };
}
