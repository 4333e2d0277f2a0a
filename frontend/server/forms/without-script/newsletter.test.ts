import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../limits.ts';
import { type ReaderSite, Refusal, startReaderSite } from '../../testing/reader-site.ts';

const hash = `7-1-${'b'.repeat(64)}`;
const words = {
  fr: {
    list: '/initiative/',
    path: '/newsletter/',
    email: 'Adresse e-mail',
    subscribe: 'S’abonner',
    sent: 'nous venons d’y envoyer un e-mail',
    confirm: 'Confirmer l’abonnement',
    confirmed: /^Votre abonnement est confirmé/,
    stop: 'Confirmer le désabonnement',
    toStop: 'Se désabonner…',
    stopped: /^C’est fait/,
    before: 'L’abonnement de a…@example.org est arrêté.',
    expired: 'Ce lien n’est plus valable',
  },
  en: {
    list: '/en/initiative/',
    path: '/en/newsletter/',
    email: 'E-mail address',
    subscribe: 'Subscribe',
    sent: 'we’ve just sent it an e-mail',
    confirm: 'Confirm subscription',
    confirmed: /^Your subscription is confirmed/,
    stop: 'Confirm and unsubscribe',
    toStop: 'Unsubscribe…',
    stopped: /^Done/,
    before: 'a…@example.org is no longer subscribed.',
    expired: 'This link is no longer valid',
  },
} as const;

let site: ReaderSite;
let state: 'pending' | 'active' | 'unsubscribed';
beforeEach(async () => {
  state = 'pending';
  const subscription = () => ({
    email: 'a…@example.org',
    language: 'FR',
    sectorIds: [],
    countryIds: [],
    state,
  });
  const turn = (next: typeof state) => {
    const before = state;
    state = next;
    return before;
  };
  site = await startReaderSite(
    {
      SubscribeToNewsletter: () => ({ passerelleSubscribeToNewsletter: true }),
      NewsletterSubscription: ({ variables }) => ({
        passerelleNewsletterSubscription: variables?.['hash'] === hash ? subscription() : null,
      }),
      ConfirmNewsletter: () => {
        const wasActive = turn('active') === 'active';
        return { passerelleConfirmNewsletter: { hash, subscription: subscription(), wasActive } };
      },
      UnsubscribeFromNewsletter: () => ({
        passerelleUnsubscribeFromNewsletter: { wasActive: turn('unsubscribed') === 'active' },
      }),
    },
    { BOT_CHECK: 'altcha' },
  );
});
afterEach(() => site.close());

describe.each(['fr', 'en'] as const)('the newsletter without script (%s)', (language) => {
  const text = words[language];

  it('is subscribed to from the footer, confirmed and ended, each by a form', async () => {
    const reader = await site.reader().open(text.list);
    reader.fill(text.email, 'awa@example.org', 'footer');
    await reader.press(text.subscribe, 'footer');
    expect([reader.address, reader.value(text.email)]).toEqual([text.path, 'awa@example.org']);
    site.clock.advance(limits.botCheck.fastest);
    await reader.press(text.subscribe);
    expect(reader.texts('main output').join(' ')).toContain(text.sent);
    expect(site.inputsOf('SubscribeToNewsletter')).toEqual([
      expect.objectContaining({ email: 'awa@example.org', language: language.toUpperCase() }),
    ]);

    await reader.open(`${text.path}?hash=${hash}`);
    expect([reader.text.includes('a…@example.org'), state]).toEqual([true, 'pending']);
    await reader.press(text.confirm);
    expect([reader.texts('main output')[0], state]).toEqual([
      expect.stringMatching(text.confirmed),
      'active',
    ]);
    await reader.follow(text.toStop);
    const asking = reader.address;
    expect(state).toBe('active');
    await reader.press(text.stop);
    expect([reader.texts('main output')[0], state]).toEqual([
      expect.stringMatching(text.stopped),
      'unsubscribed',
    ]);
    await reader.open(asking);
    expect(reader.texts('main output')).toEqual([text.before]);
  });

  it('has a form for a new link where one is no longer valid', async () => {
    const reader = await site.reader().open(`${text.path}?hash=${'a'.repeat(43)}`);
    expect([reader.status, reader.heading]).toEqual([410, text.expired]);
    reader.fill(text.email, 'awa@example.org');
    site.clock.advance(limits.botCheck.fastest);
    await reader.press(text.subscribe);
    expect(reader.texts('main output').join(' ')).toContain(text.sent);
  });
});

it('the form for a new link says what is wrong with an address', async () => {
  await site.close();
  site = await startReaderSite({
    SubscribeToNewsletter: () => new Refusal('invalid_fields', [{ path: 'email', code: 'invalid_email' }]),
  });
  const reader = await site.reader().open('/newsletter/');
  reader.fill('Adresse e-mail', 'awa@example');
  await reader.press('S’abonner');
  expect([reader.status, reader.problems, reader.value('Adresse e-mail')]).toEqual([
    422,
    ['Adresse e-mail — L’adresse e-mail indiquée n’est pas valide.'],
    'awa@example',
  ]);
});
