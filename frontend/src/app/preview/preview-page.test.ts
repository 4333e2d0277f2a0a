import { describe, expect, it } from 'vitest';
import type { PreviewQuery } from '../../../shared/graphql/generated/operations.ts';
import {
  CallOperation,
  DirectoryEntryOperation,
  EventOperation,
  InitiativeOperation,
  ResourceOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const hash = `12_7_1764500000_${'a'.repeat(64)}`;

type Preview = PreviewQuery['passerellePreview'];
const none: Preview = {
  call: null,
  event: null,
  initiative: null,
  profile: null,
  resource: null,
  structure: null,
};

async function sampleInitiative(): Promise<Preview & { title: string }> {
  const query = sampleQuery({ now: testNow });
  const variables = { language: 'FR', slug: 'indigo-vivant' } as const;
  const { passerelleInitiative: initiative } = await query(InitiativeOperation, variables);
  if (!initiative) throw new Error('No sample');
  return { ...none, initiative, title: initiative.card.title };
}

async function sampleCall(): Promise<Preview & { title: string }> {
  const query = sampleQuery({ now: testNow });
  const variables = { language: 'FR', slug: 'residence-dak-art-textile' } as const;
  const { passerelleCall: call } = await query(CallOperation, variables);
  if (!call) throw new Error('No sample');
  return { ...none, call, title: call.card.title };
}

async function sampleEvent(): Promise<Preview & { title: string }> {
  const query = sampleQuery({ now: testNow });
  const variables = { language: 'FR', slug: 'nuits-du-balafon' } as const;
  const { passerelleEvent: event } = await query(EventOperation, variables);
  if (!event) throw new Error('No sample');
  return { ...none, event, title: event.card.title };
}

async function sampleResource(): Promise<Preview & { title: string }> {
  const query = sampleQuery({ now: testNow });
  const variables = { language: 'FR', slug: 'guide-contrat-cession' } as const;
  const { passerelleResource: resource } = await query(ResourceOperation, variables);
  if (!resource) throw new Error('No sample');
  return { ...none, resource, title: resource.card.title };
}

async function sampleEntry(slug: string): Promise<Preview & { title: string }> {
  const query = sampleQuery({ now: testNow });
  const variables = { language: 'FR', slug } as const;
  const answer = await query(DirectoryEntryOperation, variables);
  const { passerelleProfile: profile, passerelleStructure: structure } = answer;
  const title = (profile ?? structure)?.card.title;
  if (title === undefined) throw new Error('No sample');
  return { ...none, profile, structure, title };
}

describe.each(['fr', 'en'] as const)('the page of a preview in %s', (language) => {
  const path = pathTo('preview', language);
  const open = (viewData: object) => renderPage(`${path}?hash=${hash}`, { viewData: { hash, ...viewData } });

  it.each([
    ['an initiative', sampleInitiative],
    ['a call', sampleCall],
    ['an event', sampleEvent],
    ['a resource', sampleResource],
    ['a person', async () => sampleEntry('aissatou-diallo')],
    ['a structure', async () => sampleEntry('collectif-imigongo')],
  ])('of %s is the public page with a notice, for no search engine and no sharing', async (_, sample) => {
    const { title, ...item } = await sample();
    const { status, document, text, attribute, html } = await open({ isOver: false, item });
    expect([status, text('h1')]).toEqual([200, title]);
    expect(text('[role=note]')).toMatch(/^(?:Aperçu|Preview)/);
    expect(attribute('meta[name=robots]', 'content')).toContain('noindex');
    expect(document.querySelector('link[rel=canonical], link[rel=alternate][hreflang]')).toBeNull();
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '').not.toContain(
      title,
    );
    expect(text('main header')).not.toMatch(/Publié le|Published on/);
    // The language switch needs the link; nothing else passes it on to another page.
    const passed = [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes(hash));
    const other = `${pathTo('preview', otherLanguage(language))}?hash=${hash}`;
    expect(new Set(passed)).toEqual(new Set([other]));
    expect(html).toContain(hash);
  });

  it('of a person or a structure says what is left out, and is the same for the person', async () => {
    for (const slug of ['aissatou-diallo', 'collectif-imigongo']) {
      const { title: _, ...item } = await sampleEntry(slug);
      const { document, text } = await open({ isOver: false, item });
      expect(text('[role=note]')).toMatch(
        language === 'fr' ? /sans le contenu réservé aux membres\.$/ : /without members-only content\.$/,
      );
      expect(text('[data-panel]')).toMatch(language === 'fr' ? /^Entre membres/ : /^For members/);
      expect(document.querySelector('[data-own-panel]')).toBeNull();
    }
    const { title: _, ...initiative } = await sampleInitiative();
    expect((await open({ isOver: false, item: initiative })).text('[role=note]')).not.toMatch(
      /réservé|members/,
    );
  });

  it('says whether a link is over or unknown', async () => {
    const over = await open({ isOver: true });
    expect([over.status, over.text('h1')]).toEqual([
      410,
      language === 'fr' ? 'Cet aperçu n’est plus disponible' : 'This preview is no longer available',
    ]);
    const unknown = await open({ isOver: false });
    expect([unknown.status, unknown.text('h1')]).toEqual([
      404,
      language === 'fr' ? 'Cet aperçu n’existe pas' : 'This preview doesn’t exist',
    ]);
    for (const page of [over, unknown])
      expect(page.attribute('meta[name=robots]', 'content')).toContain('noindex');
  });
});
