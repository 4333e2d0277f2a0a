/** Every field of every detail page, filled, so that no part of a page goes unseen. */
import { sampleAskedForm } from './sample-asked-form.ts';
import type {
  Card_CardFragment as Card,
  Related_RelatedFragment as Related,
} from '../../shared/graphql/generated/operations.ts';

interface DetailFrame {
  card: Card;
  related: Related[];
  translations: { language: 'FR' | 'EN'; slug: string }[];
}

const html = `<p>Le projet est né d’une rencontre entre <strong>tisserands</strong> et scénographes, au bord du fleuve. Depuis, l’équipe a ouvert un atelier permanent et reçoit chaque saison une dizaine d’artistes.</p>
<h2>Ce que nous faisons</h2>
<p>Nous documentons les gestes, nous formons, et nous produisons des pièces qui voyagent :</p>
<ul><li>un fonds de motifs libre de droits ;</li><li>des ateliers ouverts aux écoles ;</li><li>une exposition qui tient dans une malle.</li></ul>
<blockquote><p>« Une trame, c’est une conversation qui dure. »</p></blockquote>
<h3>Et après</h3>
<p>La prochaine étape relie <a href="https://example.org/">deux maisons partenaires</a>.</p>`;

const file = { id: 4001, mime: 'application/pdf', name: 'Dossier de présentation.pdf', size: 1_284_000 };
const form = {
  id: 4002,
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  name: 'Formulaire.docx',
  size: 48_200,
};
const people = [
  {
    groupId: 5001,
    language: 'FR',
    name: 'Aïssatou Diallo',
    profileKind: 'person',
    role: 'Direction artistique',
    slug: 'aissatou-diallo',
    structureName: null,
    structureType: null,
  },
  {
    groupId: 5002,
    language: 'FR',
    name: 'Collectif Imigongo Interactive',
    profileKind: 'structure',
    role: null,
    slug: 'collectif-imigongo',
    structureName: null,
    structureType: 'collective',
  },
  {
    groupId: null,
    language: null,
    name: 'Fatoumata Bâ',
    profileKind: null,
    role: 'Médiation',
    slug: null,
    structureName: 'École du fleuve',
    structureType: 'school',
  },
];
const links = [
  { network: 'website', url: 'https://example.org/projet' },
  { network: 'instagram', url: 'https://www.instagram.com/example' },
];

const week = 7 * 86_400_000;
const weeks = 12;
const weekLater = (instant: string, count: number): string =>
  new Date(Date.parse(instant) + count * week).toISOString().replace('.000', '').slice(0, instant.length);

/** One event comes back every week. */
const comesBack = ({ slug }: Card): boolean => ['nuits-du-balafon', 'balafon-nights'].includes(slug);
function datesOf(card: Card): { startsAt: string; endsAt: string | null }[] {
  const { start, end = null } = card.period ?? {};
  if (!start) return [];
  return Array.from({ length: comesBack(card) ? weeks : 1 }, (_, count) => ({
    startsAt: weekLater(start, count),
    endsAt: end && weekLater(end, count),
  }));
}
function recurrenceOf(card: Card) {
  const { start, end = null } = card.period ?? {};
  if (!start || !comesBack(card)) return null;
  return {
    byDay: ['sa'],
    endsAt: end,
    except: ['2027-01-02'],
    exceptions: [],
    frequency: 'weekly',
    interval: 1,
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270301T235959Z',
    startsAt: start,
    until: '2027-03-01',
  };
}

/** What a call on the platform asks. */
const samplePublishedForm = {
  attachments: [
    { isLetter: false, isRequired: true, label: 'Portfolio' },
    { isLetter: true, isRequired: false, label: 'Une lettre' },
  ],
  document: JSON.stringify(sampleAskedForm),
  minutes: 45,
  questions: 6,
};

export function sampleDetail({ card, related, translations }: DetailFrame): object {
  const frame = {
    card,
    related,
    translations,
    modifiedAt: '2026-11-12T10:00:00Z',
    translatedFromEarlierVersion: false,
    calendarSequence: 0,
    linkIsDead: false,
    applicationForm: card.locked ? null : samplePublishedForm,
    stages: [],
    publicResults: card.locked ? [] : [{ name: 'Ndèye Faye', title: 'Fils et trames', country: 'Sénégal' }],
  };
  if (card.locked) {
    return {
      ...frame,
      description: null,
      documents: [],
      dates: [],
      recurrence: null,
      actions: [],
      gallery: [],
      videos: [],
      members: [],
      mentors: [],
      partners: [],
      links: [],
      communities: [],
      programs: [],
      secondaryCountries: [],
      published: [],
      spokenLanguages: [],
      acceptsContact: false,
      depositLanguages: [],
      applicants: [],
      applicantCountries: [],
      eligibility: [],
      emitters: [],
      faq: [],
      steps: [],
      managementMode: 'internal',
    };
  }
  return {
    ...frame,
    description: html,
    documents: [file, form],
    links,
    author: people[0],
    members: people,
    mentors: people.slice(0, 1),
    partners: people.slice(1),
    acceptsContact: true,
    activities: 'Création, transmission, diffusion.\nUne saison ouverte aux écoles.',
    biography: html,
    communities: [{ name: 'Réseau des tisserands', role: 'Animation', status: 'Membre' }],
    published: related.map((each) => each.card),
    spokenLanguages: ['fr', 'wo'],
    activityCity: 'Saint-Louis',
    activityCountry: { isoCode: 'SN', name: 'Sénégal' },
    memberType: 'Indépendant',
    programs: [{ type: 'Résidence', name: 'Les Rives du fleuve', from: '2024-03-01', to: '2024-05-31' }],
    residenceCity: 'Dakar',
    residenceCountry: { isoCode: 'SN', name: 'Sénégal' },
    secondaryCountries: [{ isoCode: 'ML', name: 'Mali' }],
    subtitle: 'Transmettre par le geste, d’une rive à l’autre',
    localContext:
      'Dans le quartier, plus de la moitié des ateliers ont fermé en dix ans. Les savoirs restent, les lieux manquent.',
    ambition:
      'D’ici cinq ans : trois maisons jumelles, deux cents personnes formées et un fonds de motifs ouvert à tous.',
    offered: 'Un atelier équipé, un réseau de transmission, des séjours de recherche.',
    sought: 'Des partenaires de diffusion en France, une scénographe, un financement de matériel.',
    youtubeUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    videos: [{ id: 3104, mime: 'video/mp4', name: 'atelier.mp4', size: 12_300_000 }],
    gallery: [
      { id: 3101, width: 1200, height: 900, alt: 'Métiers à tisser alignés dans l’atelier' },
      { id: 3102, width: 1200, height: 900, alt: 'Bain d’indigo' },
      { id: 3103, width: 900, height: 1200, alt: 'Une apprentie noue la chaîne' },
    ],
    actions: [
      {
        name: 'Ouvrir l’atelier',
        description: 'Trouver le lieu, installer huit métiers.',
        startDate: '2026-03-01',
        endDate: '2026-06-30',
      },
      {
        name: 'Former la première promotion',
        description: 'Vingt personnes, six mois.',
        startDate: '2026-09-01',
        endDate: null,
      },
    ],
    startDate: card.period?.start?.slice(0, 10) ?? null,
    endDate: card.period?.end?.slice(0, 10) ?? null,
    opensAt: card.period?.start ?? null,
    closesAt: card.period?.end ?? null,
    dates: datesOf(card),
    recurrence: recurrenceOf(card),
    startsAt: card.period?.start ?? null,
    endsAt: card.period?.end ?? null,
    zone: card.period?.zone ?? null,
    extendedFrom: '2026-11-20T22:00:00Z',
    depositLanguages: ['fr', 'en'],
    fees: 'amount',
    feeAmount: 5000,
    feeCurrency: 'XOF',
    amountMin: 1_000_000,
    amountMax: 2_500_000,
    currency: 'XOF',
    covers: 'Voyage, logement et bourse.',
    documentsAsked: 'Un dossier de dix pages et deux lettres.',
    applicants: ['person', 'structure'],
    applicantCountries: card.countries,
    ageMin: 18,
    ageMax: 35,
    applicationsEach: 3,
    places: 1200,
    decisionDate: '2027-01-15',
    resultsDate: '2026-11-15',
    resultsUrl: 'https://resultats.example.org/2026',
    managementMode: 'external',
    externalUrl: 'https://appels.example.org/fils-et-trames',
    eligibility: [
      { title: 'Avoir plus de 18 ans', subtitle: 'Au jour du dépôt' },
      { title: 'Vivre dans l’un des pays éligibles', subtitle: null },
    ],
    emitters: [
      {
        name: 'Fondation des Deux Rives',
        description: 'Soutient la création partagée depuis 1998.',
        logo: null,
      },
    ],
    faq: [
      { question: 'Puis-je candidater en duo ?', answer: 'Oui. Un seul dossier, deux CV.' },
      { question: 'Les frais de visa sont-ils pris en charge ?', answer: 'Oui, sur justificatif.' },
    ],
    steps: [
      {
        title: 'Dépôt des dossiers',
        date: '2026-11-27',
        description: 'En ligne, avant minuit heure de Dakar.',
      },
      { title: 'Présélection', date: '2026-12-15', description: 'Dix dossiers retenus par le jury.' },
      { title: 'Début de la résidence', date: '2027-02-01', description: null },
    ],
    accessibility:
      'Salle accessible en fauteuil, boucle magnétique, traduction en langue des signes le samedi.',
    address: '12 avenue de la Corniche',
    place: card.place,
    price: card.price,
    capacity: 1200,
    onlineUrl: card.mode === 'onsite' ? null : 'https://direct.example.org/salle',
    organiser: people[1],
    provider: 'Institut des métiers de la scène',
    beneficiary: 'Association Images du fleuve',
    results: '<p>Quarante projections, <strong>11 000 spectateurs</strong>, une copie restaurée.</p>',
    file,
    url: 'https://example.org/ressource',
  };
}
