import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo, type RouteId } from '../../../shared/config/routes.ts';
import { settingsRouteIds } from '../../../shared/config/settings-routes.ts';
import { user } from '../../testing/fake-accounts.ts';
import { Reader } from '../../testing/reader.ts';
import { type ReaderSite, Refusal, startReaderSite } from '../../testing/reader-site.ts';

let site: ReaderSite;
let reader: Reader;
let refusal: Refusal | undefined;
let pending: string | null;

const changed = (answered: () => object) => () => refusal ?? answered();

beforeEach(async () => {
  [refusal, pending] = [undefined, null];
  site = await startReaderSite({
    UpdateAccount: changed(() => ({ passerelleUpdateAccount: site.accounts.person })),
    UpdatePreferences: changed(() => ({ passerelleUpdatePreferences: site.accounts.person })),
    ChangePassword: changed(() => ({ passerelleChangePassword: site.accounts.begin() })),
    AskExport: changed(() => ({ passerelleAskExport: { pass: '17.pass', seconds: 300 } })),
    AskEmailChange: changed(() => {
      pending = 'new@example.org';
      return { passerelleAskEmailChange: true };
    }),
    CancelEmailChange: () => {
      pending = null;
      return { passerelleCancelEmailChange: true };
    },
    AnswerOnboarding: () => ({ passerelleAnswerOnboarding: interests }),
    Settings: () => ({
      passerelleDeletionOptions: { isPossible: true, heirs: [], onlyOwnerOf: [] },
      passerelleEmailChange: pending === null ? null : { email: pending },
      passerelleReference: {
        countries: [
          { id: 70, isoCode: 'SN', name: 'Sénégal' },
          { id: 71, isoCode: 'TG', name: 'Togo' },
        ],
        sectors: [{ id: 3, key: 'music', icon: 'stage', name: 'Musique', parentId: null }],
      },
    }),
  });
  const browser = site.browser();
  await browser.signIn();
  reader = new Reader(browser);
});
afterEach(() => site.close());

const interests = {
  isOnboarded: true,
  interestSectors: [],
  interestCountries: [],
  allSectors: true,
  allCountries: true,
};
const formOf = (name: string): string => `main form[aria-label="${name}"]`;
const outcome = () => reader.texts('main output').at(0);

const open = (id: RouteId) => reader.open(pathTo(id, 'fr'));

describe('the settings without script', () => {
  it('list their sections in the frame of the workspace, each of which opens', async () => {
    await open('settings');
    const listed = [...reader.document.querySelectorAll('main nav li:has(p) a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(listed).toEqual(settingsRouteIds.map((id) => pathTo(id, 'fr')));
    expect(reader.document.querySelector('main #my-data a')?.getAttribute('href')).toBe(
      '/parametres/mes-donnees/',
    );
    for (const path of [pathTo('settings', 'fr'), ...listed]) {
      await reader.open(path ?? '');
      const [rail] = reader.document.querySelectorAll('nav[aria-label="Votre espace"]');
      const current = rail?.querySelector('[aria-current="page"]')?.getAttribute('href');
      expect([path, reader.status, current]).toEqual([path, 200, pathTo('settings', 'fr')]);
      expect([...(rail?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toContain(
        pathTo('ownInitiatives', 'fr'),
      );
      expect(reader.texts('main h1')).toHaveLength(1);
    }
  });

  it('say on each section that the account is about to end, and where that is taken back', async () => {
    site.accounts.person = { ...user, deletionDueAt: '2026-12-24T10:00:00+00:00' } as never;
    for (const id of settingsRouteIds) {
      await open(id);
      expect(reader.texts('main').join(' ')).toContain('Votre compte sera supprimé le 24');
    }
    await open('settingsAccount');
    expect(reader.document.querySelector('main a[href="/parametres/mes-donnees/"]')?.textContent).toBe(
      'Voir ou annuler',
    );
  });

  it('refill a refused account, and save a valid one', async () => {
    await open('settingsAccount');
    refusal = new Refusal('invalid_fields', [{ path: 'phone', code: 'invalid_phone' }]);
    reader.fill(/^Numéro de téléphone/, '12', formOf('Compte'));
    reader.fill('Pays', 'TG', formOf('Compte'));
    await reader.press('Enregistrer mon compte');
    expect([reader.status, reader.problems]).toEqual([
      422,
      ['Numéro de téléphone — Le numéro de téléphone n’est pas valide.'],
    ]);
    expect(reader.value(/^Numéro de téléphone/, formOf('Compte'))).toBe('12');
    expect(reader.value('Pays', formOf('Compte'))).toBe('TG');

    refusal = undefined;
    site.accounts.person = { ...user, phone: '+22890123456', country: 'TG' } as never;
    reader.fill(/^Numéro de téléphone/, '+228 90 12 34 56', formOf('Compte'));
    await reader.press('Enregistrer mon compte');
    expect([reader.address, outcome()]).toEqual([
      '/parametres/compte/?notice=account-saved',
      'Votre compte est à jour.',
    ]);
    expect(reader.value('Indicatif du téléphone', formOf('Compte'))).toBe('TG');
    expect(site.inputsOf('UpdateAccount').at(-1)).toMatchObject({ country: 'TG', phone: '+228 90 12 34 56' });
  });

  it('save preferences, and show them ticked', async () => {
    await open('settingsPreferences');
    reader.check('Musique', true, formOf('Préférences'));
    site.accounts.person = { ...user, interestSectors: [3] };
    await reader.press('Enregistrer mes préférences');
    expect(outcome()).toBe('Vos préférences sont enregistrées.');
    expect(site.inputsOf('UpdatePreferences')).toEqual([
      { sectorIds: [3], countryIds: [], allSectors: false, allCountries: false, newsletter: false },
    ]);
    expect(reader.field('Musique', formOf('Préférences')).checked).toBe(true);
  });

  it('change the password', async () => {
    await open('settingsPassword');
    const form = formOf('Mot de passe');
    reader.fill('Mot de passe actuel', 'Passerelle-2026!', form);
    reader.fill('Nouveau mot de passe', 'Une-autre-phrase-2027', form);
    reader.fill('Confirmez le nouveau mot de passe', 'Une-autre-phrase-2027', form);
    await reader.press('Changer mon mot de passe');
    expect(outcome()).toMatch(/^Votre mot de passe est changé/);
    expect(site.wordpress.receivedOf('ChangePassword').map(({ variables }) => variables)).toEqual([
      {
        currentPassword: 'Passerelle-2026!',
        password: 'Une-autre-phrase-2027',
        passwordConfirm: 'Une-autre-phrase-2027',
        device: expect.any(String) as string,
      },
    ]);
  });

  it('report a wrong password, and cancel a pending change of address', async () => {
    await open('settingsEmail');
    const form = formOf('Adresse e-mail');
    refusal = new Refusal('invalid_fields', [{ path: 'password', code: 'password_current_incorrect' }]);
    reader.fill('Nouvelle adresse e-mail', 'new@example.org', form);
    reader.fill('Votre mot de passe', 'Wrong-2026!', form);
    await reader.press('Changer mon adresse');
    expect(reader.problems).toEqual(['Votre mot de passe — Le mot de passe actuel est incorrect.']);
    expect(reader.value('Nouvelle adresse e-mail', form)).toBe('new@example.org');
    expect(reader.response.body).not.toContain('Wrong-2026!');

    refusal = undefined;
    reader.fill('Votre mot de passe', 'Passerelle-2026!', form);
    await reader.press('Changer mon adresse');
    expect(outcome()).toMatch(/^Nous avons envoyé un message à votre nouvelle adresse/);
    expect(reader.texts('#email strong')).toEqual([user.email, 'new@example.org']);
    await reader.press('Annuler ce changement');
    expect(outcome()).toBe('Le changement d’adresse est annulé.');
    expect(reader.texts('#email strong')).toEqual([user.email]);
  });

  it('lead to the sign-in page and back when the session is over', async () => {
    await open('settingsAccount');
    site.accounts.endAll();
    await reader.press('Enregistrer mon compte');
    expect(reader.address).toBe('/se-connecter/?next=%2Fparametres%2Fcompte%2F');
  });
});

it('staff read how their accounts are deleted, without a button', async () => {
  site.accounts.person = { ...user, roles: [{ name: 'super_administrateur' }] };
  await site.close();
  site = await startReaderSite({
    Settings: () => ({
      passerelleDeletionOptions: { isPossible: false, heirs: [], onlyOwnerOf: [] },
      passerelleEmailChange: null,
      passerelleReference: { countries: [], sectors: [] },
    }),
  });
  const browser = site.browser();
  await browser.signIn();
  reader = await new Reader(browser).open('/parametres/mes-donnees/');
  expect(reader.texts('#my-data').join(' ')).toContain('sont fermés par un administrateur');
  expect(reader.texts('main button')).not.toContain('Demander la suppression');
});

describe.each([
  [
    'fr',
    'Choisir mes secteurs et mes pays',
    'Tous les secteurs',
    'Tous les pays',
    'Enregistrer',
    '/recherche/?q=musique',
  ],
  ['en', 'Choose my sectors and countries', 'All sectors', 'All countries', 'Save', '/en/search/?q=music'],
] as const)('the first question without script (%s)', (language, open, sectors, countries, save, back) => {
  it('is asked on every page until it is answered on its own, which leads back', async () => {
    site.accounts.person = { ...user, isOnboarded: false };
    const browser = site.browser();
    await browser.signIn();
    reader = await new Reader(browser).open(back);
    expect(reader.texts('[data-onboarding] a')).toEqual([open]);
    await reader.follow(open, '[data-onboarding]');
    expect(reader.address).toBe(`${pathTo('welcome', language)}?next=${encodeURIComponent(back)}`);
    expect(reader.texts('[data-onboarding]')).toEqual([]);
    reader.check(sectors);
    reader.check(countries);
    site.accounts.person = { ...user, isOnboarded: true };
    await reader.press(save);
    expect([reader.address, reader.texts('[data-onboarding]')]).toEqual([back, []]);
    expect(site.inputsOf('AnswerOnboarding')).toEqual([
      { sectorIds: [], countryIds: [], allSectors: true, allCountries: true, skipped: false },
    ]);
  });

  it('leads visitors to the sign-in page and back', async () => {
    const path = pathTo('welcome', language);
    await site.reader().open(path);
    const visitor = await site.reader().open(path);
    expect(visitor.address).toBe(`${pathTo('login', language)}?next=${encodeURIComponent(path)}`);
  });
});
