import { afterEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { limits } from '../../limits.ts';
import { password, user } from '../../testing/fake-accounts.ts';
import { type ReaderSite, Refusal, startReaderSite } from '../../testing/reader-site.ts';

let site: ReaderSite;
afterEach(() => site.close());

const hash = 'h'.repeat(43);
const checked = { BOT_CHECK: 'altcha' };
const wait = () => site.clock.advance(limits.botCheck.fastest);

describe('signing in without script', () => {
  it('is refused, refilled, accepted, and ends by the button of the account', async () => {
    site = await startReaderSite();
    const reader = await site.reader().open(`/se-connecter/?next=${encodeURIComponent('/parametres/')}`);
    reader.fill('Adresse e-mail', user.email);
    reader.fill('Mot de passe', 'wrong');
    await reader.press('Se connecter');
    expect([reader.status, reader.problems]).toEqual([422, ['Identifiants de connexion non valides.']]);
    expect(reader.value('Adresse e-mail')).toBe(user.email);
    expect(reader.value('Mot de passe')).toBe('');
    expect(reader.field('Mot de passe').getAttribute('autocomplete')).toBe('current-password');
    expect(reader.field('Adresse e-mail').getAttribute('autocomplete')).toBe('username');

    reader.fill('Mot de passe', password);
    await reader.press('Se connecter');
    expect([reader.address, reader.status]).toEqual(['/parametres/', 200]);
    await reader.open(pathTo('forYou', 'fr'));
    expect(reader.heading).toBe('Pour vous');
    await reader.press('Se déconnecter', 'body');
    expect([reader.address, reader.texts('main output')]).toEqual([
      '/se-connecter/?notice=signed-out',
      ['Vous êtes déconnecté. À bientôt !'],
    ]);
    await reader.open('/parametres/');
    expect(reader.address).toBe('/se-connecter/?next=%2Fparametres%2F');
  });

  it.each([
    [
      '/se-connecter/',
      'Trop de tentatives. Patientez 15 minutes, puis réessayez.',
      'Adresse e-mail',
      'Mot de passe',
      'Se connecter',
    ],
    [
      '/en/login/',
      'Too many attempts. Wait 15 minutes, then try again.',
      'E-mail address',
      'Password',
      'Sign in',
    ],
  ])('says on %s how long to wait', async (path, text, email, secret, submit) => {
    site = await startReaderSite();
    site.accounts.throttledFor = 900;
    const reader = await site.reader().open(path);
    reader.fill(email, user.email);
    reader.fill(secret, 'wrong');
    await reader.press(submit);
    expect([reader.status, reader.problems, reader.value(email)]).toEqual([429, [text], user.email]);
  });
});

describe('signing up without script', () => {
  const secret = 'Une-Passerelle-2026';

  it('corrects errors, activates the account with a new password, and has one use of its link', async () => {
    let activated: object | Refusal = new Refusal('invalid_fields', [
      { path: 'password', code: 'password_current_incorrect' },
    ]);
    let isDead = false;
    site = await startReaderSite(
      {
        Register: ({ variables }) => {
          const input = variables?.['input'] as Record<string, string> | undefined;
          return input?.['password'] === input?.['passwordConfirm']
            ? { passerelleRegister: true }
            : new Refusal('invalid_fields', [{ path: 'passwordConfirm', code: 'password_mismatch' }]);
        },
        ActivationLink: () =>
          isDead ? new Refusal('link_expired') : { passerelleActivationLink: { hasPassword: true } },
        Activate: () => activated,
      },
      checked,
    );
    const reader = await site.reader().open('/creer-un-compte/');
    reader.fill('Prénom', 'Aïssatou');
    reader.fill('Nom de famille', 'N’Diaye');
    reader.fill('Pays de résidence', 'TG');
    reader.fill('Adresse e-mail', 'awa@example.org');
    reader.fill('Mot de passe', secret);
    reader.fill('Confirmez le mot de passe', 'autre chose');
    reader.check(/^J’accepte/);
    wait();
    await reader.press('Créer mon compte');
    expect([reader.status, reader.problems]).toEqual([
      422,
      ['Confirmez le mot de passe — Les mots de passe ne correspondent pas.'],
    ]);
    expect(reader.value('Adresse e-mail')).toBe('awa@example.org');
    expect(reader.value('Pays de résidence')).toBe('TG');
    expect(reader.field(/^J’accepte/).checked).toBe(true);
    expect(reader.value('Mot de passe')).toBe('');
    expect(reader.response.body).not.toContain(secret);
    for (const label of ['Mot de passe', 'Confirmez le mot de passe'])
      expect(reader.field(label).getAttribute('autocomplete')).toBe('new-password');

    reader.fill('Mot de passe', secret);
    reader.fill('Confirmez le mot de passe', secret);
    wait();
    await reader.press('Créer mon compte');
    expect([reader.heading, reader.address.includes('awa')]).toEqual(['Consultez votre messagerie', false]);
    expect(site.inputsOf('Register').slice(1)).toEqual([
      {
        firstName: 'Aïssatou',
        lastName: 'N’Diaye',
        country: 'TG',
        phone: '',
        email: 'awa@example.org',
        password: secret,
        passwordConfirm: secret,
        acceptTerms: true,
      },
    ]);

    await reader.open(`/activer/?hash=${hash}`);
    reader.fill('Le mot de passe choisi à l’inscription', 'autre chose');
    await reader.press('Activer mon compte');
    expect(reader.problems).toEqual([
      'Le mot de passe choisi à l’inscription — Le mot de passe actuel est incorrect.',
    ]);

    const { begin } = site.accounts;
    activated = {
      passerelleActivate: { signedIn: begin.call(site.accounts), demandToken: null, demandSeconds: null },
    };
    reader.fill('Nouveau mot de passe', 'Une-autre-phrase-7');
    reader.fill('Confirmez le mot de passe', 'Une-autre-phrase-7');
    await reader.press('Activer avec ce mot de passe');
    expect(reader.address).toBe(`${pathTo('forYou', 'fr')}?notice=activated`);
    expect(site.wordpress.receivedOf('Activate').at(-1)?.variables).toEqual({
      hash,
      password: 'Une-autre-phrase-7',
      passwordConfirm: 'Une-autre-phrase-7',
      replace: true,
      address: '127.0.0.1',
      device: expect.any(String) as string,
    });

    isDead = true;
    await reader.open(`/activer/?hash=${hash}`);
    expect(reader.heading).toBe('Ce lien n’est plus valable');
  });

  it.each([
    ['/activer/', 'L’adresse de cette page est incomplète', ['Renvoyer le message']],
    ['/en/new-password/?hash=short', 'This page’s address is incomplete', []],
  ])('says on %s that the link is incomplete', async (path, text, buttons) => {
    site = await startReaderSite();
    const reader = await site.reader().open(path);
    expect(reader.text).toContain(text);
    expect(reader.texts('main form button')).toEqual(buttons);
  });

  it('sends another link from the page of a dead one, alike for every address', async () => {
    let answered: object | Refusal = new Refusal('invalid_fields', [
      { path: 'email', code: 'invalid_email' },
    ]);
    site = await startReaderSite(
      {
        ActivationLink: () => ({ passerelleActivationLink: null }),
        AskNewPassword: () => answered,
      },
      checked,
    );
    const reader = await site.reader().open(`/activer/?hash=${hash}`);
    expect(reader.heading).toBe('Ce lien n’est plus valable');
    expect(reader.problems).toEqual([]);
    reader.fill('Adresse e-mail', 'awa@nowhere');
    wait();
    await reader.press('Renvoyer le message');
    expect([reader.status, reader.problems]).toEqual([
      422,
      ['Adresse e-mail — L’adresse e-mail indiquée n’est pas valide.'],
    ]);
    expect(reader.value('Adresse e-mail')).toBe('awa@nowhere');

    answered = { passerelleAskNewPassword: true };
    reader.fill('Adresse e-mail', 'awa@example.org');
    wait();
    await reader.press('Renvoyer le message');
    expect(reader.address).toBe('/creer-un-compte/?notice=sent-again');
    expect(reader.texts('main output')).toEqual([
      'Si un compte existe à cette adresse, un nouveau message arrive dans quelques minutes.',
    ]);
    expect(reader.text).not.toContain('awa@example.org');
    expect(site.wordpress.receivedOf('AskNewPassword').map(({ variables }) => variables?.['email'])).toEqual([
      'awa@nowhere',
      'awa@example.org',
    ]);
  });
});

describe('a new password without script', () => {
  it('is sent to any address alike, and a wrong one is refilled', async () => {
    site = await startReaderSite(
      {
        AskNewPassword: ({ variables }) =>
          variables?.['email'] === 'awa@nowhere'
            ? new Refusal('invalid_fields', [{ path: 'email', code: 'invalid_email' }])
            : { passerelleAskNewPassword: true },
      },
      checked,
    );
    const reader = await site.reader().open('/en/password-recovery/');
    reader.fill('E-mail address', 'awa@nowhere');
    wait();
    await reader.press('Send me a link');
    expect([reader.status, reader.problems]).toEqual([
      422,
      ['E-mail address — Provided email address is invalid.'],
    ]);
    expect(reader.document.title).toMatch(/^Error: /);
    expect(reader.value('E-mail address')).toBe('awa@nowhere');
    const link = reader.document.querySelector('[data-error-summary] a')?.getAttribute('href');
    expect(link).toBe(`#${reader.field('E-mail address').id}`);

    reader.fill('E-mail address', 'nobody@example.org');
    wait();
    await reader.press('Send me a link');
    expect(reader.heading).toBe('Check your inbox');
    expect(reader.response.body).not.toContain('nobody@example.org');
  });

  it.each([
    ['newPassword', 'NewPasswordLink', 'passerelleNewPasswordLink', '/recuperation-mot-de-passe/'],
    ['emailConfirm', 'EmailChangeLink', 'passerelleEmailChangeLink', '/parametres/adresse-e-mail/'],
    ['emailUndo', 'EmailChangeLink', 'passerelleEmailChangeLink', '/se-connecter/'],
  ] as const)(
    'says on the page of %s at once that its link is dead',
    async (route, operation, field, way) => {
      let usable: boolean | Refusal = false;
      site = await startReaderSite({
        [operation]: () => (usable instanceof Refusal ? usable : { [field]: usable }),
      });
      const link = `${pathTo(route, 'fr')}?hash=${hash}`;
      const reader = await site.reader().open(link);
      expect([reader.status, reader.heading, reader.texts('main form')]).toEqual([
        410,
        'Ce lien n’est plus valable',
        [],
      ]);
      expect(reader.document.querySelector('main [role=alert] + p a')?.getAttribute('href')).toBe(way);
      expect(site.wordpress.receivedOf(operation).map(({ variables }) => variables)).toEqual([
        {
          hash,
          address: '127.0.0.1',
          ...(operation === 'EmailChangeLink' && { undoes: route === 'emailUndo' }),
        },
      ]);

      for (const open of [true, new Refusal('rate_limited')]) {
        usable = open;
        // oxlint-disable-next-line no-await-in-loop -- one state after the other
        await reader.open(link);
        expect([reader.status, reader.texts('main form').length]).toEqual([200, 1]);
      }
    },
  );

  it('says of a dead activation link that it is gone', async () => {
    site = await startReaderSite({ ActivationLink: () => ({ passerelleActivationLink: null }) }, checked);
    const reader = await site.reader().open(`/activer/?hash=${hash}`);
    expect([reader.status, reader.heading]).toEqual([410, 'Ce lien n’est plus valable']);
  });
});
