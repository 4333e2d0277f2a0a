import type { Language } from '../../../shared/config/locales.ts';
import type { Card_CardFragment as Card } from '../../../shared/graphql/generated/operations.ts';

const day = 86_400_000;

/** A date so many days from the instant at which the page is made. */
const instant = (now: number, days: number): string => new Date(now + days * day).toISOString();
const plain = (now: number, days: number): string => instant(now, days).slice(0, 10);

type Parts = Partial<Card> & Pick<Card, 'type' | 'title'>;

let next = 1;
function card(language: Language, parts: Parts): Card {
  const fr = language === 'fr';
  const id = next++;
  return {
    aidType: null,
    audience: 'public',
    beneficiary: null,
    callFacts: null,
    callType: null,
    city: null,
    completed: false,
    countries: [
      { isoCode: 'SN', name: fr ? 'Sénégal' : 'Senegal' },
      { isoCode: 'FR', name: 'France' },
      { isoCode: 'ML', name: 'Mali' },
    ],
    file: null,
    groupId: id,
    id,
    image: null,
    job: null,
    language: fr ? 'FR' : 'EN',
    level: null,
    locked: false,
    mode: null,
    openState: null,
    period: null,
    place: null,
    price: null,
    profileKind: null,
    publishedAt: '2026-01-15T09:00:00Z',
    resourceKind: null,
    sectors: [{ icon: 'stage', key: 'theatre', name: fr ? 'Théâtre' : 'Theatre' }],
    slug: 'exemple',
    structureType: null,
    summary: fr
      ? 'Deux phrases disent ce que c’est, pour qui, et ce que l’on y gagne. La suite est sur la page.'
      : 'Two sentences say what it is, for whom, and what there is to gain. The rest is on the page.',
    ...parts,
  };
}

const locked: Partial<Card> = { audience: 'members', locked: true, countries: [], sectors: [] };

/** One card for each state that a reader may meet, by family. */
export function sampleCards(language: Language, now: number): Record<string, Card[]> {
  next = 1;
  const fr = language === 'fr';
  const of = (parts: Parts): Card => card(language, parts);
  const call = (days: [number, number], openState: Card['openState'], parts: Partial<Card> = {}): Card =>
    of({
      type: 'call_for_application',
      title: fr ? 'Résidence au bord du fleuve' : 'Residency by the river',
      callType: 'residency',
      aidType: 'grant',
      openState,
      period: { start: instant(now, days[0]), end: instant(now, days[1]), zone: 'Africa/Dakar' },
      ...parts,
    });
  const event = (days: number, parts: Partial<Card> = {}): Card =>
    of({
      type: 'event',
      title: fr ? 'La nuit des conteurs' : 'Storytellers’ night',
      mode: 'onsite',
      place: 'La Cale',
      city: 'Saint-Louis',
      period: { start: instant(now, days), end: null, zone: 'Africa/Dakar' },
      ...parts,
    });
  const long = fr
    ? 'Un très long titre, qui énumère les douze villes où l’exposition itinérante des affiches de cinéma peintes à la main s’arrêtera'
    : 'A very long title that lists the twelve towns in which the touring show of hand-painted cinema posters is going to stop';
  return {
    call: [
      call([-20, 3], 'open'),
      call([-20, 27], 'open'),
      call([-20, 90], 'open', { title: long }),
      call([12, 60], 'upcoming'),
      call([-60, -2], 'closed'),
      call([0, 0], null, { ...locked, callType: null, aidType: null, period: null }),
    ],
    initiative: [
      of({ type: 'initiative', title: fr ? 'Indigo vivant' : 'Living indigo' }),
      of({ type: 'initiative', title: long, completed: true }),
      of({ type: 'initiative', title: fr ? 'Le registre des motifs' : 'The book of patterns', ...locked }),
    ],
    event: [
      event(9),
      event(40, { mode: 'online', place: null, city: null, title: long }),
      event(-9, { mode: 'hybrid' }),
    ],
    training: [
      of({
        type: 'formation',
        title: fr ? 'Éclairer une scène' : 'Lighting a stage',
        mode: 'onsite',
        level: 'beginner',
        price: '50 €',
        period: { start: plain(now, 30), end: plain(now, 34), zone: null },
      }),
      of({ type: 'formation', title: fr ? 'À son rythme' : 'At your own pace', mode: 'online' }),
    ],
    resource: [
      of({
        type: 'resource',
        title: fr ? 'Guide du contrat de cession' : 'Guide to performance contracts',
        resourceKind: 'guide',
        file: { mime: 'application/pdf', size: 1_240_000 },
      }),
      of({ type: 'resource', title: fr ? 'Archives vivantes' : 'Living archives', resourceKind: 'podcast' }),
      of({ type: 'resource', title: fr ? 'Sans genre' : 'Of no kind', ...locked }),
    ],
    project: [
      of({
        type: 'supported_projects',
        title: fr ? 'Une imprimerie partagée' : 'A shared printing press',
        beneficiary: 'Coopérative Encre du fleuve',
        completed: true,
      }),
    ],
    directory: [
      of({
        type: 'community_profile',
        title: 'Aïssatou N’Guessan',
        profileKind: 'person',
        job: fr ? 'Scénographe' : 'Set designer',
        summary: fr ? 'Scénographe' : 'Set designer',
        city: 'Abidjan',
      }),
      of({
        type: 'structure',
        title: 'Les Ateliers du Fleuve',
        profileKind: 'structure',
        structureType: 'collective',
        city: 'Saint-Louis',
      }),
      of({ type: 'community_profile', title: 'Boris Ngando', profileKind: 'person', ...locked }),
    ],
  };
}
