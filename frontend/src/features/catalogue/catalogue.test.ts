import { describe, expect, it } from 'vitest';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleItems } from '../../testing/sample-items.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const titles = (page: Awaited<ReturnType<typeof renderPage>>): (string | null)[] =>
  [...page.document.querySelectorAll('main article h3')]
    .filter((heading) => !heading.closest('[aria-labelledby=elsewhere]'))
    .map((heading) => heading.textContent);

/** Marked texts in the cards of a page. */
const marked = async (address: string): Promise<string[]> =>
  [...(await renderPage(address)).document.querySelectorAll('main article mark')].map(
    (mark) => `${mark.closest('h3, p')?.tagName} ${mark.textContent?.toLowerCase()}`,
  );

/** Links that an empty list offers. */
const ways = (page: Awaited<ReturnType<typeof renderPage>>) =>
  [...page.document.querySelectorAll('main h3 ~ ul a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

/** More than one page of initiatives. */
const many = Array.from({ length: 53 }, (_, index) => ({
  ...sampleItems.find(({ type }) => type === 'initiative'),
  slug: `n-${index}`,
  fr: [`Titre ${String(index).padStart(2, '0')}`, 'Résumé'] as [string, string],
})) as typeof sampleItems;
const manyQuery = sampleQuery({ items: many, now: testNow });

/** Address of the screen that saves the search of a list. */
const saveAddress = (search: string, name: string) =>
  `/tableau-de-bord/vos-recherches/?${new URLSearchParams({ name, search })}`;
const alertOf = (search: string, name: string) => [
  'M’alerter quand un contenu correspond',
  saveAddress(search, name),
];

describe('a listing', () => {
  it('shows results and their number, and keeps the state of the URL in its form', async () => {
    const page = await renderPage('/appel-a-candidature/?status=open&country=FR&sort=title_asc');
    expect(titles(page)).toEqual([
      'Fonds de mobilité des artistes de la scène\u00a02027'.replace('\u00a0', ' '),
      'Résidence «\u00a0Fils et trames\u00a0» à Saint-Louis du Sénégal',
    ]);
    expect(page.attribute('[data-total]', 'data-total')).toBe('2');
    expect(page.text('#results')).toBe('2 résultats');
    const form = page.document.querySelector<HTMLFormElement>('main form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'get',
      '/appel-a-candidature/',
    ]);
    const checked = [...page.document.querySelectorAll('main input[checked]')].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]);
    expect(checked).toEqual([
      ['status', 'open'],
      ['closing', ''],
      ['fees', ''],
      ['country', 'FR'],
    ]);
    expect(page.attribute('main form input[name=sort]', 'value')).toBe('title_asc');
    expect(page.attribute('#q', 'form')).toBe(form?.id);
    const sorts = page.page.getByRole('navigation', { name: 'Trier par' });
    expect(
      [...sorts.querySelectorAll('a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]),
    ).toEqual([
      ['Clôture', '/appel-a-candidature/?status=open&country=FR', null],
      ['Récents', '/appel-a-candidature/?status=open&country=FR&sort=recent', null],
      ['Titre A–Z', '/appel-a-candidature/?status=open&country=FR&sort=title_asc', 'true'],
      ['Titre Z–A', '/appel-a-candidature/?status=open&country=FR&sort=title_desc', null],
    ]);
  });

  it('offers modes where items have them, with counts, and keeps chosen ones', async () => {
    const page = await renderPage('/evenement/?mode=online&mode=hybrid');
    const boxes = [...page.document.querySelectorAll<HTMLInputElement>('input[name=mode]')].map((box) => [
      box.type,
      box.value,
      box.defaultChecked,
      box.labels?.[0]?.querySelector('span')?.textContent,
    ]);
    expect(boxes).toEqual([
      ['checkbox', 'onsite', false, 'Sur place'],
      ['checkbox', 'online', true, 'En ligne'],
      ['checkbox', 'hybrid', true, 'Sur place et en ligne'],
    ]);
    const elsewhere = await renderPage('/en/call-for-application/');
    expect(elsewhere.document.querySelector('input[name=mode]')).toBeNull();
  });

  it('has a link for each value where there is no script, and one that removes a chosen value', async () => {
    const { document } = await renderPage(
      '/appel-a-candidature/?q=danse&status=open&country=FR&sort=recent&page=2',
    );
    const linksOf = (name: string) =>
      [...document.querySelectorAll(`input[name=${name}]`)].flatMap((box) => {
        const link = box.closest('label')?.parentElement?.querySelector(':scope > noscript > a');
        const say = (attribute: string) => link?.getAttribute(attribute) ?? null;
        return link ? [[say('aria-label'), say('href'), say('aria-current'), say('rel')]] : [];
      });
    const list = '/appel-a-candidature/';
    expect(linksOf('status')).toEqual([
      ['Afficher\u00a0: Tous', `${list}?q=danse&country=FR&sort=recent`, null, 'nofollow'],
      ['Retirer le filtre Ouverts', `${list}?q=danse&country=FR&sort=recent`, 'true', 'nofollow'],
      ['Afficher\u00a0: À venir', `${list}?q=danse&status=upcoming&country=FR&sort=recent`, null, 'nofollow'],
      ['Afficher\u00a0: Clos', `${list}?q=danse&status=closed&country=FR&sort=recent`, null, 'nofollow'],
    ]);
    expect(linksOf('aid')[0]?.[1]).toMatch(/\?q=danse&status=open&aid=\w+&country=FR&sort=recent$/);
    expect(linksOf('country')[0]).toEqual([
      'Retirer le filtre France',
      `${list}?q=danse&status=open&sort=recent`,
      'true',
      'nofollow',
    ]);
    // Nothing to remove: "all" is what the list shows.
    expect(linksOf('fees')).toHaveLength(2);
  });

  it('links at most as many values of a filter as declared, and each chosen one', async () => {
    const chosen = 'sector=theatre&sector=dance';
    const { document } = await renderPage(`/recherche/?${chosen}`);
    const rows = [...document.querySelectorAll('input[name=sector]')];
    const linked = rows.filter((box) =>
      box.closest('label')?.parentElement?.querySelector(':scope > noscript'),
    );
    expect(linked.length).toBe(Math.min(rows.length, limits.catalogue.valueLinks));
    const removals = document.querySelectorAll('noscript a[aria-current]');
    expect(new Set([...removals].map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/recherche/?sector=theatre', '/recherche/?sector=dance']),
    );
  });

  it('offers a link that removes each filter', async () => {
    const { page } = await renderPage('/appel-a-candidature/?q=r%C3%A9sidence&status=open&country=FR');
    const chips = page.getByRole('list', { name: 'Filtres choisis' });
    const links = [...chips.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/appel-a-candidature/?status=open&country=FR',
      '/appel-a-candidature/?q=r%C3%A9sidence&country=FR',
      '/appel-a-candidature/?q=r%C3%A9sidence&status=open',
      '/appel-a-candidature/',
    ]);
  });

  it('names a chosen sub-sector in its title and its chip, and quotes a value that there is not', async () => {
    const page = await renderPage('/initiative/?sector=theatre');
    expect(page.text('title')).toMatch(/^Initiatives, Théâtre, \d+ résultat/);
    const chips = page.page.getByRole('list', { name: 'Filtres choisis' });
    expect([...chips.querySelectorAll('a')].map((chip) => chip.textContent)).toEqual([
      'Retirer le filtre ThéâtreThéâtre',
    ]);
    const unknown = await renderPage('/initiative/?sector=robotique');
    expect(unknown.text('title')).toMatch(/^Initiatives, Aucun résultat/);
    expect(unknown.page.getByRole('list', { name: 'Filtres choisis' }).textContent).toContain(
      '«\u00a0robotique\u00a0»',
    );
  });

  it('proposes removing the filter that yields results, with their number', async () => {
    const page = await renderPage('/evenement/?q=introuvable&country=FR');
    expect([page.status, page.attribute('[data-total]', 'data-total'), page.text('#results')]).toEqual([
      200,
      '0',
      'Aucun résultat pour «\u00a0introuvable\u00a0»',
    ]);
    expect(ways(page)).toEqual([
      ['Sans «\u00a0introuvable\u00a0»\u00a0: 1 résultat', '/evenement/?country=FR'],
      ['Tout effacer', '/evenement/'],
      ['Rechercher dans tout le site', '/recherche/?q=introuvable'],
      alertOf('/evenement/?q=introuvable&country=FR', 'Événements · «\u00a0introuvable\u00a0» · France'),
    ]);
  });

  it('says how to write other words where words alone find nothing', async () => {
    const page = await renderPage('/evenement/?q=introuvable');
    expect(
      page.page.getByText(/^Rien ne correspond à « introuvable »\. Vérifiez l’orthographe/),
    ).toBeTruthy();
    expect(ways(page)).toEqual([
      ['Tout effacer', '/evenement/'],
      ['Rechercher dans tout le site', '/recherche/?q=introuvable'],
      alertOf('/evenement/?q=introuvable', 'Événements · «\u00a0introuvable\u00a0»'),
    ]);
  });

  it('reports the words that found nothing, to be counted, when its first page is asked for', async () => {
    const query = (async (...call: Parameters<typeof manyQuery>) => {
      const answer = (await manyQuery(...call)) as { passerelleCatalogue?: { page: number } };
      const { passerelleCatalogue: found } = answer;
      const missedWords = found?.page === 1 ? 'introuvable' : null;
      return found ? { ...answer, passerelleCatalogue: { ...found, missedWords } } : answer;
    }) as typeof manyQuery;
    expect((await renderPage('/en/event/?q=Introuvable', { query })).missed).toEqual({
      language: 'en',
      words: 'introuvable',
    });
    expect((await renderPage('/en/event/?q=Introuvable&page=3', { query })).missed).toBeUndefined();
    expect((await renderPage('/evenement/?q=introuvable')).missed).toBeUndefined();
  });

  it('proposes no removal without results', async () => {
    const page = await renderPage('/evenement/?q=introuvable&country=XX');
    expect(ways(page)).toEqual([
      ['Tout effacer', '/evenement/'],
      ['Rechercher dans tout le site', '/recherche/?q=introuvable'],
      alertOf(
        '/evenement/?q=introuvable&country=XX',
        'Événements · «\u00a0introuvable\u00a0» · «\u00a0XX\u00a0»',
      ),
    ]);
  });

  it('has pages with real links, the last one for a number beyond', async () => {
    const page = await renderPage('/initiative/?page=999999999', { query: manyQuery });
    expect(page.text('#results')).toBe('53 résultatspage 3 sur 3');
    expect(titles(page)).toHaveLength(5);
    const links = [...page.document.querySelectorAll('nav[aria-label="Pages de résultats"] a')].map(
      (link) => [link.getAttribute('href'), link.getAttribute('aria-current')],
    );
    expect(links).toEqual([
      ['/initiative/?page=2', null],
      ['/initiative/', null],
      ['/initiative/?page=2', null],
      ['/initiative/?page=3', 'page'],
    ]);
  });

  it('is for search engines, narrowed by one country at most; further and narrowed pages have no counterpart', async () => {
    const narrowed = await renderPage('/initiative/?country=SN&sort=recent');
    expect(narrowed.attribute('link[rel=canonical]', 'href')).toBe(
      'https://passerelle.test/initiative/?country=SN',
    );
    expect(narrowed.text('title')).toMatch(/^Initiatives, Sénégal, /);
    expect(narrowed.document.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(0);
    const twice = await renderPage('/initiative/?country=SN&status=open');
    expect(twice.attribute('meta[name=robots]', 'content')).toBe('noindex, follow');
    expect(twice.attribute('link[rel=canonical]', 'href')).toBeNull();
    const second = await renderPage('/initiative/?page=2', { query: manyQuery });
    expect(second.attribute('link[rel=canonical]', 'href')).toBe(
      'https://passerelle.test/initiative/?page=2',
    );
    expect(second.document.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(0);
  });

  it.each([
    "/recherche/?q=');DROP TABLE x;--&type[]=1&page=1e9",
    '/recherche/?q=%00%FF&sector=%3Cscript%3E',
    `/recherche/?q=${'é'.repeat(5000)}`,
    '/recherche/?page=-1&page=2&sort=1&kind=&status=both',
  ])('answers a page to absurd parameters: %s', async (address) => {
    expect((await renderPage(address)).status).toBe(200);
  });

  it('has the cache tags of its queries', async () => {
    const { tags } = await renderPage('/formation/');
    expect(tags).toEqual(['catalogue:formation', 'item:1014', 'item:1015', 'layout', 'reference']);
  });
});

describe('events between two days', () => {
  it('fill the fields of the form, and are a chip that leads to the list without them', async () => {
    const page = await renderPage('/evenement/?from=2026-12-03&to=2026-12-10&mode=onsite&page=2');
    const fields = [...page.document.querySelectorAll('#filters input[type=date]')].map((field) => [
      field.getAttribute('name'),
      field.getAttribute('value'),
      field.closest('label')?.textContent,
    ]);
    expect(fields).toEqual([
      ['from', '2026-12-03', 'À partir du'],
      ['to', '2026-12-10', 'Jusqu’au'],
    ]);
    const chips = [...page.document.querySelectorAll('[aria-label="Filtres choisis"] a')];
    expect(
      chips.map((chip) => [chip.querySelector('[aria-hidden]')?.textContent, chip.getAttribute('href')]),
    ).toEqual([
      ['3–10\u00a0décembre\u00a02026', '/evenement/?mode=onsite'],
      ['Sur place', '/evenement/?from=2026-12-03&to=2026-12-10'],
      [undefined, '/evenement/'],
    ]);
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, follow');
  });

  it.each([
    ['from=2026-12-03', 'À partir du 3\u00a0décembre\u00a02026', '2026-12-03/..'],
    ['to=2026-12-10', 'Jusqu’au 10\u00a0décembre\u00a02026', '../2026-12-10'],
    ['from=2026-12-03&to=2026-12-03', '3\u00a0décembre\u00a02026', '2026-12-03/2026-12-03'],
  ])('are asked for with %s', async (search, name, days) => {
    const asked: unknown[] = [];
    const answer = sampleQuery({ now: testNow });
    const page = await renderPage(`/evenement/?${search}`, {
      query: (operation, variables, ...rest) => {
        asked.push((variables as { filter?: { days?: string } }).filter?.days);
        return answer(operation, variables, ...rest);
      },
    });
    expect(asked).toContain(days);
    expect(page.text('[aria-label="Filtres choisis"] [aria-hidden]')).toBe(name);
  });

  it.each([
    ['from=2026-02-30&to=2026-12-10', 'La première date n’existe pas', ['to', '2026-12-10']],
    ['from=2026-12-03&to=tomorrow', 'La dernière date n’existe pas', ['from', '2026-12-03']],
    ['from=2026-12-10&to=2026-12-03', 'La première date est après la dernière', []],
  ])('are left out, and said to be, with %s', async (search, note, field) => {
    const page = await renderPage(`/evenement/?${search}`);
    expect(page.page.getByText(new RegExp(`^${note}`))).toBeTruthy();
    const set = [...page.document.querySelectorAll('input[type=date][value]')];
    expect(set.flatMap((each) => [each.getAttribute('name'), each.getAttribute('value')])).toEqual(field);
  });
});

describe('the calendar of a month', () => {
  const start = { days: [10, 12] as [number, number], zone: 'Africa/Dakar' };
  const event = sampleItems.find(({ type }) => type === 'event');
  const festival = {
    ...event,
    ...start,
    slug: 'trois-jours',
    fr: ['Trois jours', 'Résumé'],
  } as (typeof sampleItems)[number];
  const query = sampleQuery({ items: [festival], now: testNow });

  it('has each event on each of its days, in weeks from Monday on', async () => {
    const page = await renderPage('/evenement/?month=2026-12', { query });
    expect([page.status, page.text('table caption'), page.attribute('[data-total]', 'data-total')]).toEqual([
      200,
      'décembre 2026',
      '1',
    ]);
    const days = [...page.document.querySelectorAll('table th')].map((cell) => cell.textContent);
    expect([days[0], days[6], days.length]).toEqual(['lundi', 'dimanche', 7]);
    const weeks = [...page.document.querySelectorAll('tbody tr')];
    expect(weeks.map((week) => week.querySelectorAll('td').length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.querySelector('td:nth-child(2) time')?.getAttribute('datetime')).toBe('2026-12-01');
    const found = [...page.document.querySelectorAll('tbody a')].map((link) => [
      link.closest('td')?.querySelector('time')?.getAttribute('datetime'),
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(found).toEqual([
      ['2026-12-01', '17\u00a0h Trois jours', '/evenement/trois-jours/'],
      ['2026-12-02', 'Trois jours', '/evenement/trois-jours/'],
      ['2026-12-03', 'Trois jours', '/evenement/trois-jours/'],
    ]);
    expect(page.text('title')).toMatch(/^Événements, décembre 2026, 1 résultat/);
    expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex, follow');
  });

  it('takes the place of dates, order and page; other filters and words stay', async () => {
    const page = await renderPage(
      '/evenement/?month=2026-12&q=jours&mode=onsite&when=weekend&from=2026-01-01&sort=recent&page=3',
      { query },
    );
    const links = [...page.document.querySelectorAll('nav[aria-label=Mois] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['novembre 2026', '/evenement/?q=jours&mode=onsite&month=2026-11'],
      ['janvier 2027', '/evenement/?q=jours&mode=onsite&month=2027-01'],
    ]);
    const names = [...page.document.querySelectorAll('#filters input')].map((field) =>
      field.getAttribute('name'),
    );
    expect(names).toContain('month');
    expect(names.filter((name) => ['when', 'from', 'to', 'sort'].includes(name ?? ''))).toEqual([]);
    expect(page.page.getByRole('link', { name: 'Voir la liste' }).getAttribute('href')).toBe(
      '/evenement/?q=jours&mode=onsite',
    );
    expect(page.page.getByRole('link', { name: 'Flux RSS' }).getAttribute('href')).toBe(
      '/evenement/flux.xml?q=jours&mode=onsite',
    );
  });

  it('says when nothing takes place and when there is no such month', async () => {
    const empty = await renderPage('/evenement/?month=2027-03', { query });
    expect(empty.page.getByText('Aucun événement ce mois-ci.')).toBeTruthy();
    const unknown = await renderPage('/evenement/?month=2026-13', { query });
    expect(unknown.page.getByText(/^Ce mois n’existe pas/)).toBeTruthy();
    expect(unknown.document.querySelector('table')).toBeNull();
    expect(unknown.page.getByRole('link', { name: 'Voir par mois' }).getAttribute('href')).toBe(
      '/evenement/?month=2026-11',
    );
    // Only events have one.
    const elsewhere = await renderPage('/formation/?month=2026-12');
    expect(elsewhere.document.querySelector('table')).toBeNull();
  });

  it('reads as many events as declared, and says when there are more', async () => {
    const items = Array.from({ length: limits.catalogue.monthEvents + 1 }, (_, index) => ({
      ...festival,
      slug: `n-${index}`,
    }));
    const page = await renderPage('/evenement/?month=2026-12', {
      query: sampleQuery({ items, now: testNow }),
    });
    expect(page.document.querySelectorAll('td:has(time[datetime="2026-12-01"]) li')).toHaveLength(
      limits.catalogue.monthEvents,
    );
    expect(page.page.getByText(/^Seuls les 100 premiers événements/)).toBeTruthy();
  });
});

describe('the directory', () => {
  it('leads to the pages of persons and structures', async () => {
    const page = await renderPage('/annuaire/');
    expect(titles(page)).toEqual([
      'Aïssatou Diallo',
      'Koffi N’Guessan',
      'Collectif Imigongo Interactive',
      'Maison des récits',
    ]);
    expect(page.document.querySelectorAll('main article h3 a[href^="/annuaire/"]')).toHaveLength(4);
  });

  it('filters by kind', async () => {
    expect(titles(await renderPage('/en/directory/?kind=structure'))).toEqual([
      'Imigongo Interactive Collective',
    ]);
  });
});

describe('the search', () => {
  it('finds items in every family and offers to filter by one', async () => {
    const page = await renderPage('/recherche/?q=theatre');
    expect(Number(page.attribute('[data-total]', 'data-total'))).toBeGreaterThan(1);
    const tabs = [...page.document.querySelectorAll('nav[aria-label="Rubrique"] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(tabs).toEqual([
      '/recherche/?q=theatre',
      '/recherche/?q=theatre&type=initiative',
      '/recherche/?q=theatre&type=community_profile',
    ]);
  });

  it('highlights matches in titles and summaries, and nothing without a search', async () => {
    expect([...new Set(await marked('/recherche/?q=THEATRE'))].toSorted()).toEqual(['P théâtre']);
    expect(await marked('/recherche/?q=trames')).toEqual(['H3 trames']);
    expect(await marked('/recherche/')).toEqual([]);
    expect(await marked('/')).toEqual([]);
  });

  it('has the number of results in the announced title', async () => {
    const page = await renderPage('/recherche/?q=theatre&type=initiative');
    const total = page.attribute('[data-total]', 'data-total');
    expect(page.text('title')).toBe(
      `Recherche\u00a0: theatre, ${total} résultat${total === '1' ? '' : 's'} — Passerelle`,
    );
  });

  it('leads to its feed, its calendar and its address', async () => {
    const { page, document } = await renderPage('/recherche/?q=theatre&country=SN&page=1');
    const follow = page.getByRole('complementary', { name: 'Suivre cette liste' });
    expect([...follow.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      saveAddress('/recherche/?q=theatre&country=SN', '«\u00a0theatre\u00a0» · Sénégal'),
      '/recherche/flux.xml?q=theatre&country=SN',
      '/recherche/agenda.ics?q=theatre&country=SN',
      `mailto:?subject=${encodeURIComponent('Sur Passerelle\u00a0: theatre')}&body=${encodeURIComponent('https://passerelle.test/recherche/?q=theatre&country=SN')}`,
    ]);
    expect(document.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      '/recherche/flux.xml?q=theatre&country=SN',
    );
  });
});

describe('results in the other language only', () => {
  it('are labelled, shown in their language and linked in their own tree', async () => {
    const { page } = await renderPage('/en/initiative/?q=cotonou');
    const section = page.getByRole('region', { name: '1 result is available only in French' });
    const link = section.querySelector('h3 a');
    expect([
      section.querySelector('h3')?.getAttribute('lang'),
      section.querySelector('h3 + p')?.getAttribute('lang'),
      link?.getAttribute('hreflang'),
      link?.getAttribute('href'),
    ]).toEqual(['fr', 'fr', 'fr', '/initiative/ateliers-nomades-de-cotonou/']);
    expect(section.querySelector('mark')?.textContent).toBe('Cotonou');
  });

  it('stays out of a list that is not at its end', async () => {
    const items = [...many, ...sampleItems.filter(({ fr }) => !fr)];
    const query = sampleQuery({ items: items.length > many.length ? items : many, now: testNow });
    const { document } = await renderPage('/initiative/', { query });
    expect(document.querySelector('#elsewhere')).toBeNull();
  });
});

describe('a search whose words mean more', () => {
  const sample = sampleQuery({ now: testNow });
  /** The search of the samples, with a reading of its words. */
  const read = (reading: object): typeof sample =>
    (async (...call: Parameters<typeof sample>) => {
      const answer = (await sample(...call)) as { passerelleCatalogue?: object };
      return answer.passerelleCatalogue
        ? { ...answer, passerelleCatalogue: { ...answer.passerelleCatalogue, reading } }
        : answer;
    }) as typeof sample;

  it('shows each meaning, with a link to the search of the words themselves', async () => {
    const query = read({
      corrections: [],
      isPartial: false,
      meanings: [
        { filter: 'type', value: 'call_for_application', words: 'appels ouverts' },
        { filter: 'status', value: 'open', words: 'appels ouverts' },
        { filter: 'country', value: 'SN', words: 'sénégalais' },
        { filter: 'sector', value: 'theatre', words: 'comédien' },
      ],
    });
    const page = await renderPage('/recherche/?q=appels+ouverts+com%C3%A9dien+s%C3%A9n%C3%A9galais&page=2', {
      query,
    });
    const chips = [...page.document.querySelectorAll('[aria-label="Filtres choisis"] a')].slice(0, 4);
    expect(
      chips.map((chip) => [
        chip.querySelector('[aria-hidden]')?.textContent,
        chip.querySelector('.visually-hidden')?.textContent?.replaceAll('\u00a0', ' '),
        new URL(chip.getAttribute('href') ?? '', 'https://x.test').searchParams.getAll('literal'),
      ]),
    ).toEqual([
      [
        'Appels à candidatures',
        'Chercher « appels ouverts » comme un simple mot, sans le filtre Appels à candidatures',
        ['appels ouverts'],
      ],
      [
        'Ouverts',
        'Chercher « appels ouverts » comme un simple mot, sans le filtre Ouverts',
        ['appels ouverts'],
      ],
      ['Sénégal', 'Chercher « sénégalais » comme un simple mot, sans le filtre Sénégal', ['sénégalais']],
      ['Théâtre', 'Chercher « comédien » comme un simple mot, sans le filtre Théâtre', ['comédien']],
    ]);
    expect(chips[0]?.getAttribute('href')).not.toContain('page=');
  });

  it('says what was searched for instead, with a link to the words as typed', async () => {
    const query = read({
      corrections: [{ typed: 'thatre', used: 'theatre' }],
      isPartial: true,
      meanings: [],
    });
    const page = await renderPage('/recherche/?q=thatre', { query });
    const link = page.page.getByRole('link', { name: 'Chercher «\u00a0thatre\u00a0»' });
    expect(link.getAttribute('href')).toBe('/recherche/?q=thatre&literal=thatre');
    expect(link.parentElement?.textContent).toBe(
      'Résultats pour «\u00a0theatre\u00a0». Chercher «\u00a0thatre\u00a0»',
    );
    expect(page.page.getByText(/^Aucun résultat ne contient tous ces mots/)).toBeTruthy();
  });

  it('proposes to leave out what words name, where nothing is found', async () => {
    const query = (async (...call: Parameters<typeof sample>) => {
      const answer = (await sample(...call)) as { passerelleCatalogue?: object };
      const empty = {
        total: 0,
        items: [],
        reading: {
          corrections: [],
          isPartial: false,
          meanings: [{ filter: 'status', value: 'closed', words: 'clos à' }],
        },
        relaxations: [{ filter: 'status', values: ['closed'], total: 3 }],
      };
      return answer.passerelleCatalogue
        ? { ...answer, passerelleCatalogue: { ...answer.passerelleCatalogue, ...empty } }
        : answer;
    }) as typeof sample;
    const page = await renderPage('/recherche/?q=appels+clos,+%C3%A0+voil%C3%A0', { query });
    expect(ways(page)[0]).toEqual(['Sans Clos\u00a0: 3 résultats', '/recherche/?q=appels+voil%C3%A0']);
  });

  it('asks the content system to take words literally', async () => {
    const asked: unknown[] = [];
    const query = (async (...call: Parameters<typeof sample>) => {
      asked.push((call[1] as { filter?: { literal?: string[] } }).filter?.literal);
      return await sample(...call);
    }) as typeof sample;
    await renderPage('/recherche/?q=appels+ouverts&literal=ouverts', { query });
    expect(asked).toContainEqual(['ouverts']);
  });
});
