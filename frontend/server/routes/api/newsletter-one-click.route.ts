import {
  openUnsubscribePage,
  unsubscribeFromNewsletter,
  unsubscribeInOneClick,
} from '../../../shared/config/calls/newsletter-calls.ts';
import { defaultLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { actionParameter, newsletterIntents } from '../../../shared/forms/newsletter-form.ts';
import { oneClickLimit, takeOneClickForms } from '../../forms/one-click-form.ts';
import { hashOf } from '../../forms/pages/link-hash.ts';
import type { Route } from '../route.ts';

/** The address in List-Unsubscribe of letters: mail programs post to it (RFC 8058), browsers are led to the page. */
export const route: Route = async (app, { calls }) => {
  takeOneClickForms(app);

  app.call(
    unsubscribeInOneClick,
    async (request, reply) => {
      const { wasActive } = await calls.run(
        unsubscribeFromNewsletter,
        { request, reply },
        { hash: hashOf({ request }) },
      );
      return { data: { wasActive } };
    },
    { config: oneClickLimit },
  );

  app.call(openUnsubscribePage, async (request, reply) => {
    const { hash, language = defaultLanguage } = request.query;
    const query = new URLSearchParams({
      [hashParameter]: hash,
      [actionParameter]: newsletterIntents.unsubscribe,
    });
    return reply
      .code(303)
      .header('location', `${pathTo('newsletter', language)}?${query}`)
      .send();
  });
};
