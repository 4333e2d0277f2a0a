import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage, testNow } from '../../testing/render-page.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

/** The words of the panel beside the title, line by line. */
const panelOf = (document: Document): string[] =>
  [...(document.querySelector('[data-panel]')?.children ?? [])].map((line) => plain(line.textContent));

describe('a call', () => {
  it('shows deadline, application link and every field', async () => {
    const { page, document } = await renderPage('/appel-a-candidature/residence-dak-art-textile/');
    const facts = [...document.querySelectorAll('aside dl > div')].map((fact) => [
      fact.querySelector('dt')?.textContent,
      plain(fact.querySelector('dd')?.textContent),
    ]);
    expect(facts).toEqual([
      ['Frais de candidature', '5 000 F CFA'],
      ['Nombre de places', '1 200'],
      ['Candidatures par candidat', 'jusqu’à 3'],
      ['Ouverture', 'dimanche 1er novembre 2026 à 17 h, heure de Dakar'],
      ['Date de la décision', '15 janvier 2027'],
      ['Type d’appel', 'Résidence'],
      ['Type d’aide', 'Subvention'],
      ['Langues de candidature', 'français, anglais'],
      ['Pays', 'Sénégal, France'],
      ['Secteurs', 'Mode et textile, Métiers d’art et artisanat'],
    ]);
    expect(panelOf(document)).toEqual([
      'Il reste 6 jours',
      'Clôturevendredi 27 novembre à 22 h, heure de Dakar',
      'Montant de l’aide1 000 000–2 500 000 F CFA',
      'Qui peut candidaterPersonnes et structures',
      'Pays des candidatsSénégal, France',
      'ÂgeDe 18 à 35 ans',
      'Prolongé : la clôture était prévue le 20 novembre 2026.',
      'Candidater sur le site de l’organisateur vers appels.example.org',
      'Ajouter la clôture à mon agenda',
    ]);
    expect([...document.querySelectorAll('header [data-tone]')].map((badge) => badge.textContent)).toEqual([
      'Clôture proche',
      'Prolongé',
    ]);
    const apply = page.getByRole('link', { name: /Candidater/ });
    expect([apply.dataset['href'], apply.getAttribute('rel'), apply.getAttribute('href')]).toEqual([
      'https://appels.example.org/fils-et-trames',
      'external nofollow',
      '/lien-externe/?page=%2Fappel-a-candidature%2Fresidence-dak-art-textile%2F&url=https%3A%2F%2Fappels.example.org%2Ffils-et-trames',
    ]);
    expect(page.getByRole('link', { name: 'Ajouter la clôture à mon agenda' }).getAttribute('href')).toBe(
      '/appel-a-candidature/residence-dak-art-textile/agenda.ics',
    );
    const headings = [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);
    expect(headings).toEqual([
      'L’appel',
      'Ce que nous faisons',
      'Résultats',
      'Qui peut candidater',
      'Dépenses prises en charge',
      'Documents demandés',
      'Les étapes',
      'Questions fréquentes',
      'Qui lance l’appel',
      'Partenaires',
      'Mentors',
      'Documents',
      'Partager cette page',
    ]);
  });

  it('offers no way to apply once it is closed or before it opens', async () => {
    const { page } = await renderPage('/appel-a-candidature/prix-premier-album-jeunesse/');
    expect(page.queryByRole('link', { name: /Candidater/ })).toBeNull();
    expect(page.getByText('Bientôt ouvert')).toBeTruthy();
    expect(page.getByText('Ouvre dans 12 jours')).toBeTruthy();
  });

  it('marks where the present is among its steps, and only once', async () => {
    const { document } = await renderPage('/appel-a-candidature/residence-dak-art-textile/');
    const current = [...document.querySelectorAll('[aria-current=step]')].map((step) =>
      plain(step.textContent),
    );
    expect(current).toEqual([
      '27 novembre 2026Prochaine étapeDépôt des dossiersEn ligne, avant minuit heure de Dakar.',
    ]);
  });

  it('has its deadline in link previews', async () => {
    const { attribute } = await renderPage('/appel-a-candidature/residence-dak-art-textile/');
    expect(plain(attribute('meta[property="og:description"]', 'content'))).toMatch(
      /^Clôture le 27 novembre 2026 à 22 h, heure de Dakar\. Trois mois pour créer/,
    );
  });
});

describe('a locked page', () => {
  it('shows title, summary and an invitation, and nothing of the rest', async () => {
    const { document, status, text } = await renderPage('/appel-a-candidature/bourses-montage-documentaire/');
    expect([status, text('h1')]).toEqual([200, 'Bourses de montage pour documentaires d’Afrique centrale']);
    const main = document.querySelector('main')?.textContent ?? '';
    expect(main).toContain('Six semaines avec une monteuse confirmée');
    expect(main).toContain('La suite est réservée aux membres');
    expect(document.querySelector('article aside')).toBeNull();
    expect(document.querySelector('article a[href^="http"]')).toBeNull();
  });
});

describe('an event', () => {
  it('shows the local time, the time left, and a link to a calendar file', async () => {
    const { document, page } = await renderPage('/en/event/nuits-du-balafon/');
    expect(panelOf(document).slice(0, 2)).toEqual([
      'In 9 days',
      'WhenMonday 30 November at 17:00 to Wednesday 2 December at 22:00, Bamako time',
    ]);
    expect(panelOf(document)).toContain('Capacity1,200');
    expect(page.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
      '/en/event/nuits-du-balafon/calendar.ics',
    );
  });
});

describe('related items', () => {
  it('show what they share', async () => {
    const { document } = await renderPage('/appel-a-candidature/residence-dak-art-textile/');
    const reasons = [...document.querySelectorAll('[aria-labelledby=related] li > p')].map((line) =>
      plain(line.textContent),
    );
    expect(reasons).toHaveLength(3);
    for (const reason of reasons) expect(reason).toMatch(/^(|Mêmes? secteurs? : .+)$/);
  });
});

describe('sharing', () => {
  it('works by plain links; script-only parts are hidden', async () => {
    const { page, document } = await renderPage('/ressource/guide-contrat-cession/');
    const address = 'https://passerelle.test/ressource/guide-contrat-cession/';
    const outside = Object.fromEntries(
      ['WhatsApp', 'LinkedIn', 'Facebook'].map((name) => [
        name,
        page.getByRole('link', { name }).dataset['href'],
      ]),
    );
    expect(outside['LinkedIn']).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
    );
    expect(outside['Facebook']).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    );
    expect(new URL(outside['WhatsApp'] ?? '').searchParams.get('text')?.endsWith(` ${address}`)).toBe(true);
    expect(page.getByRole('link', { name: 'Par e-mail' }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    );
    expect(document.querySelector<HTMLInputElement>('#page-address')?.value).toBe(address);
    expect(
      [...document.querySelectorAll('[data-share], [data-copy]')].every((button) =>
        button.closest('[hidden]'),
      ),
    ).toBe(true);
  });
});

describe('files and links', () => {
  it('show kind, size and host', async () => {
    const { page } = await renderPage('/ressource/guide-contrat-cession/');
    const file = page.getByRole('link', { name: /Télécharger/ });
    expect([file.getAttribute('href'), plain(file.textContent)]).toEqual([
      '/api/file/download-file?id=4001',
      'Télécharger Dossier de présentation.pdf (PDF, 1,3 Mo)',
    ]);
    expect(page.getByRole('link', { name: 'Instagram vers instagram.com' }).dataset['href']).toBe(
      'https://www.instagram.com/example',
    );
  });
});

describe('pictures', () => {
  it('have their size, sources the server offers, and load late unless they come first', async () => {
    const { document } = await renderPage('/initiative/la-cour-des-contes/');
    const images = [...document.querySelectorAll('img')].map((image) => ({
      id: image.getAttribute('src'),
      size: `${image.getAttribute('width')}×${image.getAttribute('height')}`,
      loading: image.getAttribute('loading'),
    }));
    expect(images.slice(0, 2)).toEqual([
      { id: '/media/3004/640.webp', size: '1680×620', loading: null },
      { id: '/media/3101/640.webp', size: '1200×900', loading: 'lazy' },
    ]);
    const source = document.querySelector('picture source');
    expect([source?.getAttribute('type'), source?.getAttribute('srcset')?.split(', ')[1]]).toEqual([
      'image/avif',
      '/media/3004/480.avif 480w',
    ]);
    expect(document.querySelector('img')?.getAttribute('srcset')).toBe(
      '/media/3004/320.webp 320w, /media/3004/480.webp 480w, /media/3004/640.webp 640w, /media/3004/750.webp 750w, /media/3004/1080.webp 1080w, /media/3004/1280.webp 1280w, /media/3004/1680.webp 1680w',
    );
  });
});

describe('videos', () => {
  it('are in the browser’s player, loaded on play, and can be downloaded', async () => {
    const { document } = await renderPage('/initiative/la-cour-des-contes/');
    const players = [...document.querySelectorAll('video')];
    expect(players.map((player) => player.outerHTML)).toEqual([
      '<video controls="" preload="none" playsinline="" aria-label="atelier.mp4"><source src="/api/file/download-file?id=3104" type="video/mp4"></video>',
    ]);
    const download = players[0]?.parentElement?.querySelector('a');
    expect([download?.getAttribute('href'), plain(download?.textContent)]).toEqual([
      '/api/file/download-file?id=3104',
      'Télécharger atelier.mp4 (MP4, 12,3 Mo)',
    ]);
  });
});
