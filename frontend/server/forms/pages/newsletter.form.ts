import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  updateNewsletterPreferences,
} from '../../../shared/config/calls/newsletter-calls.ts';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { botFields } from '../../../shared/forms/bot-challenge.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { interestFields, interestsTyped } from '../../../shared/forms/interests.ts';
import {
  actionParameter,
  newsletterFields,
  newsletterIntents,
  newsletterNotices,
  newsletterSources,
  type NewsletterViewData,
} from '../../../shared/forms/newsletter-form.ts';
import { NewsletterSubscriptionOperation } from '../../../shared/graphql/generated/operations.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';
import { queryOf } from '../../input/query-of.ts';

const interestNames = Object.values(interestFields);
const asked = [newsletterFields.email, newsletterFields.source] as const;

/** The page of the newsletter: to subscribe, and for the links of its mails, without a session. Looking changes nothing. */
export const forms = ({ calls, sessions, botCheck }: Services): FormPage[] => [
  {
    route: 'newsletter',
    async loadViewData(formRequest: FormRequest): Promise<Partial<NewsletterViewData>> {
      const { request, reply, form } = formRequest;
      // No page that is opened from here learns the secret of the link, ours included.
      reply.header('referrer-policy', 'strict-origin');
      const hash = hashOf(formRequest);
      const bot = botCheck.challenge();
      if (hash === '') return { hash, bot };
      const searchParams = queryOf(request);
      const action = form ? form.get('intent') : searchParams.get(actionParameter);
      const answer = await sessions.query(NewsletterSubscriptionOperation, { hash }, request);
      return {
        hash,
        bot,
        subscription: answer.passerelleNewsletterSubscription ?? undefined,
        asksToUnsubscribe: action === newsletterIntents.unsubscribe,
      };
    },
    begins: { intent: newsletterIntents.begin, fields: asked },
    intents: {
      '': {
        refilledFields: asked,
        async run(posted) {
          const { language, text } = posted;
          const source = newsletterSources.find((one) => one === text(newsletterFields.source)) ?? 'page';
          const input = {
            email: text(newsletterFields.email),
            locale: language,
            source,
            botProof: text(botFields.proof),
          };
          await calls.run(subscribeToNewsletter, posted, input, text(botFields.trap));
          return pageWith(language, newsletterNotices.sent);
        },
      },
      [newsletterIntents.confirm]: {
        refilledFields: [],
        async run(posted) {
          const { hash, wasActive } = await calls.run(confirmNewsletter, posted, { hash: hashOf(posted) });
          const notice = wasActive ? newsletterNotices.already : newsletterNotices.confirmed;
          return pageWith(posted.language, notice, hash);
        },
      },
      [newsletterIntents.preferences]: {
        refilledFields: [newsletterFields.locale, ...interestNames],
        async run(posted) {
          const hash = hashOf(posted);
          await calls.run(updateNewsletterPreferences, posted, { hash, ...choiceIn(posted) });
          return pageWith(posted.language, newsletterNotices.saved, hash);
        },
      },
      [newsletterIntents.unsubscribe]: {
        refilledFields: [],
        async run(posted) {
          const hash = hashOf(posted);
          const { wasActive } = await calls.run(unsubscribeFromNewsletter, posted, { hash });
          return pageWith(posted.language, wasActive ? newsletterNotices.unsubscribed : '', hash);
        },
      },
    },
  },
];

/** “All” takes precedence over a list. */
function choiceIn({ form, text }: Posted) {
  const typed = interestsTyped(Object.fromEntries(interestNames.map((name) => [name, form.getAll(name)])));
  const locale: Language = text(newsletterFields.locale) === 'en' ? 'en' : 'fr';
  return {
    locale,
    sectorIds: typed.allSectors ? [] : [...typed.sectorIds],
    countryIds: typed.allCountries ? [] : [...typed.countryIds],
  };
}

function pageWith(language: Language, notice: string, hash = ''): string {
  const query = new URLSearchParams({
    ...(notice ? { [noticeParameter]: notice } : {}),
    ...(hash ? { [hashParameter]: hash } : {}),
  });
  return `${pathTo('newsletter', language)}?${query}`;
}
