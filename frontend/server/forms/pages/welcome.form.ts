import { updateInterests } from '../../../shared/config/calls/onboarding-calls.ts';
import { interestFields, interestsTyped } from '../../../shared/forms/interests.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { type OnboardingViewData, nextField, skipIntent } from '../../../shared/forms/onboarding-form.ts';
import { returnParameter, safeReturnPath } from '../../../shared/links/return-path.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest, Posted } from '../form-page.ts';
import { queryOf } from '../../input/query-of.ts';

const names = Object.values(interestFields);

const goOn = ({ language, text }: Posted): string =>
  safeReturnPath(text(nextField)) ?? pathTo('forYou', language);

/** The page of the first question: choices, or later. */
export const forms = ({ calls }: Services): FormPage[] => [
  {
    route: 'welcome',
    loadViewData: ({ request, form }: FormRequest): Pick<OnboardingViewData, 'next'> => {
      const searchParams = queryOf(request);
      return { next: safeReturnPath(form ? form.get(nextField) : searchParams.get(returnParameter)) ?? '' };
    },
    intents: {
      '': {
        refilledFields: names,
        async run(posted) {
          const { form } = posted;
          const typed = interestsTyped(Object.fromEntries(names.map((name) => [name, form.getAll(name)])));
          await calls.run(updateInterests, posted, { ...typed, skipped: false });
          return goOn(posted);
        },
      },
      [skipIntent]: {
        refilledFields: [],
        async run(posted) {
          await calls.run(updateInterests, posted, { skipped: true });
          return goOn(posted);
        },
      },
    },
  },
];
