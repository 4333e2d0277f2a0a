import type { FastifyInstance } from 'fastify';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  updateNewsletterPreferences,
} from '../../../shared/config/calls/newsletter-calls.ts';
import type { Newsletter } from '../../newsletter/newsletter.ts';

/** The calls of the newsletter that are more than one operation. */
export async function newsletterCalls(
  app: FastifyInstance,
  { newsletter }: { newsletter: Newsletter },
): Promise<void> {
  app.call(subscribeToNewsletter, async (request) => {
    const { botProof = '', ...asked } = request.body;
    await newsletter.subscribe(request, asked, { proof: botProof });
    return { data: { accepted: true } };
  });

  app.call(confirmNewsletter, async (request) => ({
    data: await newsletter.confirm(request, request.body.hash),
  }));

  app.call(updateNewsletterPreferences, async (request) => ({
    data: { subscription: await newsletter.choose(request, request.body) },
  }));
}
