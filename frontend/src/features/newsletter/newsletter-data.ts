import type { RouterContextProvider } from 'react-router';
import type { Language } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import type { InterestOptions } from '../../../shared/forms/interests.ts';
import {
  actionParameter,
  newsletterIntents,
  type NewsletterViewData,
} from '../../../shared/forms/newsletter-form.ts';
import { viewDataContext } from '../../lib/site.ts';

export interface NewsletterData extends NewsletterViewData {
  /** Choices of the preferences; undefined on pages that do not offer them. */
  options: InterestOptions | undefined;
  switchPath: string;
}

const nothing: NewsletterViewData = { ...emptyForm, hash: '', bot: { provider: 'none', proof: '' } };

export const viewDataIn = (context: Readonly<RouterContextProvider>): NewsletterViewData =>
  (context.get(viewDataContext) ?? nothing) as NewsletterViewData;

/** The page of a link, in a language. */
export function linkTo(
  { hash, asksToUnsubscribe = false }: Pick<NewsletterViewData, 'hash' | 'asksToUnsubscribe'>,
  language: Language,
): string {
  const path = pathTo('newsletter', language);
  if (hash === '') return path;
  const query = new URLSearchParams({
    [hashParameter]: hash,
    ...(asksToUnsubscribe ? { [actionParameter]: newsletterIntents.unsubscribe } : {}),
  });
  return `${path}?${query}`;
}

const gone = 410;

export const statusOf = ({ hash, subscription }: NewsletterViewData): number =>
  subscription || hash === '' ? 200 : gone;
