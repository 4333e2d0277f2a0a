/** Believable things of every type, so that pages are looked at and tested with real words. */
import type { Card_CardFragment as Card } from '../graphql/generated/operations.ts';

type Facts = Partial<
  Pick<
    Card,
    | 'aidType'
    | 'audience'
    | 'callType'
    | 'city'
    | 'completed'
    | 'job'
    | 'level'
    | 'mode'
    | 'place'
    | 'price'
    | 'profileKind'
    | 'resourceKind'
    | 'structureType'
  >
>;

export interface SampleItem {
  type: Card['type'];
  slug: string;
  fr?: [title: string, summary: string];
  en?: [title: string, summary: string];
  countries: string[];
  sectors: string[];
  /** Days from now; calls: opening and closing; events: start and end; others: plain dates. */
  days?: [start: number, end?: number];
  zone?: string;
  facts?: Facts;
}

export const sampleItems: SampleItem[] = [
  {
    type: 'CALL_FOR_APPLICATION',
    slug: 'residence-dak-art-textile',
    fr: [
      'Résidence « Fils et trames » à Saint-Louis du Sénégal',
      'Trois mois pour créer avec les tisserands du fleuve. Atelier, logement et bourse de 2 400 € compris.',
    ],
    en: [
      'Threads and Wefts residency in Saint-Louis, Senegal',
      'Three months to create alongside the river’s weavers. Studio, lodging and a €2,400 grant included.',
    ],
    countries: ['SN', 'FR'],
    sectors: ['fashion', 'crafts'],
    days: [-20, 6],
    zone: 'Africa/Dakar',
    facts: { callType: 'RESIDENCY', aidType: 'GRANT' },
  },
  {
    type: 'CALL_FOR_APPLICATION',
    slug: 'fonds-mobilite-artistes-scene',
    fr: [
      'Fonds de mobilité des artistes de la scène 2027',
      'Billets d’avion et visas pris en charge pour jouer, répéter ou rencontrer des programmateurs d’un autre pays.',
    ],
    en: [
      'Performing artists’ mobility fund 2027',
      'Flights and visas covered to perform, rehearse or meet programmers in another country.',
    ],
    countries: ['BF', 'ML', 'CI', 'FR'],
    sectors: ['theatre', 'dance'],
    days: [-5, 41],
    zone: 'Africa/Abidjan',
    facts: { callType: 'CALL_FOR_PROJECTS', aidType: 'MOBILITY' },
  },
  {
    type: 'CALL_FOR_APPLICATION',
    slug: 'prix-premier-album-jeunesse',
    fr: [
      'Prix du premier album jeunesse illustré',
      'Auteurs et illustratrices sans album publié : envoyez huit doubles pages et une note d’intention.',
    ],
    en: [
      'First illustrated children’s book prize',
      'Unpublished authors and illustrators: send eight spreads and a note of intent.',
    ],
    countries: ['CM', 'CD', 'FR'],
    sectors: ['publishing', 'comics'],
    days: [12, 74],
    zone: 'Africa/Douala',
    facts: { callType: 'COMPETITION', aidType: 'PRODUCTION_SUPPORT' },
  },
  {
    type: 'CALL_FOR_APPLICATION',
    slug: 'bourses-montage-documentaire',
    fr: [
      'Bourses de montage pour documentaires d’Afrique centrale',
      'Six semaines avec une monteuse confirmée, à Kinshasa puis à Marseille, pour finir votre film.',
    ],
    countries: ['CD', 'CG', 'FR'],
    sectors: ['cinema'],
    days: [-90, -8],
    zone: 'Africa/Kinshasa',
    facts: { callType: 'SCHOLARSHIP', aidType: 'MENTORING', audience: 'MEMBERS' },
  },
  {
    type: 'INITIATIVE',
    slug: 'la-cour-des-contes',
    fr: [
      'La Cour des contes',
      'Chaque vendredi, une cour d’immeuble de Ouagadougou devient un théâtre où les anciens transmettent leurs récits.',
    ],
    en: [
      'The Storytelling Yard',
      'Every Friday, a Ouagadougou courtyard turns into a theatre where elders pass their tales on.',
    ],
    countries: ['BF'],
    sectors: ['storytelling', 'theatre'],
    days: [-200, 400],
  },
  {
    type: 'INITIATIVE',
    slug: 'indigo-vivant',
    fr: [
      'Indigo vivant',
      'Une teinturerie-école replante l’indigotier et forme quarante jeunes de Kano et de Lyon aux bains naturels.',
    ],
    en: [
      'Living Indigo',
      'A dye house and school replants indigo and trains forty young people from Kano and Lyon in natural baths.',
    ],
    countries: ['NG', 'FR'],
    sectors: ['crafts', 'fashion', 'know-how'],
    days: [-400, 300],
  },
  {
    type: 'INITIATIVE',
    slug: 'radio-mangrove',
    fr: [
      'Radio Mangrove',
      'Un studio flottant enregistre les sons et les voix du delta du Saloum, et les diffuse en wolof, en sérère et en français.',
    ],
    en: [
      'Mangrove Radio',
      'A floating studio records the sounds and voices of the Saloum delta, and airs them in Wolof, Serer and French.',
    ],
    countries: ['SN'],
    sectors: ['podcast', 'oral-traditions'],
    facts: { completed: true },
  },
  {
    type: 'INITIATIVE',
    slug: 'ateliers-nomades-de-cotonou',
    fr: [
      'Ateliers nomades de Cotonou',
      'Un camion-atelier de sérigraphie sillonne les collèges du Littoral et imprime les affiches dessinées par les élèves.',
    ],
    countries: ['BJ'],
    sectors: ['graphic-design', 'education'],
  },
  {
    type: 'EVENT',
    slug: 'nuits-du-balafon',
    fr: [
      'Les Nuits du balafon',
      'Trois soirées de concerts et de fabrication ouverte, avec les familles de facteurs de Sikasso.',
    ],
    en: [
      'Balafon Nights',
      'Three evenings of concerts and open making with the instrument-maker families of Sikasso.',
    ],
    countries: ['ML'],
    sectors: ['music', 'crafts'],
    days: [9, 11],
    zone: 'Africa/Bamako',
    facts: {
      mode: 'ONSITE',
      place: 'Palais de la culture Amadou Hampâté Ba',
      city: 'Bamako',
      price: '2 000 FCFA',
    },
  },
  {
    type: 'EVENT',
    slug: 'rencontres-edition-francophone',
    fr: [
      'Rencontres de l’édition francophone du Sud',
      'Éditrices, libraires et diffuseurs négocient en public les contrats de coédition solidaires.',
    ],
    en: [
      'Southern French-language publishing forum',
      'Publishers, booksellers and distributors negotiate fair co-publishing contracts in public.',
    ],
    countries: ['TN', 'FR'],
    sectors: ['publishing', 'libraries'],
    days: [33, 34],
    zone: 'Africa/Tunis',
    facts: { mode: 'HYBRID', place: 'Cité de la culture', city: 'Tunis', price: 'Entrée libre' },
  },
  {
    type: 'EVENT',
    slug: 'masterclass-jeu-video-kigali',
    fr: [
      'Masterclass : raconter une ville en jeu vidéo',
      'Le studio Imigongo Interactive ouvre son carnet de conception, en direct de Kigali.',
    ],
    en: [
      'Masterclass: telling a city as a video game',
      'The Imigongo Interactive studio opens its design notebook, live from Kigali.',
    ],
    countries: ['RW'],
    sectors: ['video-games', 'digital-culture'],
    days: [3, 3],
    zone: 'Africa/Kigali',
    facts: { mode: 'ONLINE', price: 'Gratuit' },
  },
  {
    type: 'RESOURCE',
    slug: 'guide-contrat-cession',
    fr: [
      'Négocier un contrat de cession de spectacle entre deux pays',
      'Clauses, retenues à la source, assurances : le guide annoté, avec deux modèles à adapter.',
    ],
    en: [
      'Negotiating a performance contract across two countries',
      'Clauses, withholding tax, insurance: the annotated guide, with two templates to adapt.',
    ],
    countries: ['FR', 'SN', 'CI'],
    sectors: ['theatre', 'cultural-management'],
    facts: { resourceKind: 'GUIDE' },
  },
  {
    type: 'RESOURCE',
    slug: 'etude-marche-art-abidjan',
    fr: [
      'Le marché de l’art à Abidjan : galeries, prix, collections',
      'Soixante entretiens et trois ans de ventes, pour comprendre une scène qui double tous les cinq ans.',
    ],
    countries: ['CI'],
    sectors: ['fine-arts', 'research'],
    facts: { resourceKind: 'REPORT' },
  },
  {
    type: 'RESOURCE',
    slug: 'podcast-archives-vivantes',
    fr: [
      'Archives vivantes, la série',
      'Six épisodes sur des photothèques familiales sauvées de Porto-Novo à Bamako.',
    ],
    en: [
      'Living archives, the series',
      'Six episodes about family photo libraries rescued from Porto-Novo to Bamako.',
    ],
    countries: ['BJ', 'ML'],
    sectors: ['archives', 'photography', 'podcast'],
    facts: { resourceKind: 'PODCAST' },
  },
  {
    type: 'FORMATION',
    slug: 'regie-lumiere-tournee',
    fr: [
      'Régie lumière en tournée légère',
      'Concevoir un plan de feu qui tient dans deux valises, du kit solaire au pupitre numérique.',
    ],
    en: [
      'Lighting for light touring',
      'Design a rig that fits in two cases, from solar kit to digital desk.',
    ],
    countries: ['TG', 'FR'],
    sectors: ['theatre', 'music'],
    days: [25, 39],
    facts: { mode: 'ONSITE', level: 'INTERMEDIATE', price: '350 €', city: 'Lomé' },
  },
  {
    type: 'FORMATION',
    slug: 'droit-auteur-musiciens',
    fr: [
      'Droit d’auteur pour musiciennes et musiciens',
      'Quatre modules en ligne : déposer, percevoir, contester. Avec des juristes de trois sociétés d’auteurs.',
    ],
    en: [
      'Copyright for musicians',
      'Four online modules: register, collect, dispute. With lawyers from three collecting societies.',
    ],
    countries: ['CM', 'GA', 'FR'],
    sectors: ['music'],
    days: [-3, 60],
    facts: { mode: 'ONLINE', level: 'BEGINNER', price: 'Gratuit' },
  },
  {
    type: 'SUPPORTED_PROJECTS',
    slug: 'cinematheque-itinerante-du-fleuve',
    fr: [
      'Cinémathèque itinérante du fleuve',
      'Une pirogue-cinéma a projeté quarante films du patrimoine dans vingt-deux villages riverains du Niger.',
    ],
    en: [
      'Travelling river film library',
      'A cinema pirogue screened forty heritage films in twenty-two villages along the Niger.',
    ],
    countries: ['ML', 'NE', 'FR'],
    sectors: ['cinema', 'archives'],
    days: [-700, -60],
  },
  {
    type: 'SUPPORTED_PROJECTS',
    slug: 'fabrique-de-la-bande-dessinee',
    fr: [
      'Fabrique de la bande dessinée d’Antananarivo',
      'Dix autrices malgaches et réunionnaises ont publié une anthologie vendue à 6 000 exemplaires.',
    ],
    countries: ['MG', 'FR'],
    sectors: ['comics', 'publishing'],
    days: [-500, -120],
  },
  {
    type: 'COMMUNITY_PROFILE',
    slug: 'aissatou-diallo',
    fr: [
      'Aïssatou Diallo',
      'Costumière de scène, je travaille le bazin recyclé et forme des équipes de théâtre.',
    ],
    en: ['Aïssatou Diallo', 'Stage costume maker: I work with recycled bazin and train theatre teams.'],
    countries: ['SN'],
    sectors: ['theatre', 'fashion'],
    facts: { profileKind: 'PERSON', job: 'Costumière', city: 'Dakar' },
  },
  {
    type: 'COMMUNITY_PROFILE',
    slug: 'koffi-nguessan',
    fr: ['Koffi N’Guessan', 'Programmateur et ingénieur du son, je monte des scènes mobiles en zone rurale.'],
    en: ['Koffi N’Guessan', 'Programmer and sound engineer, I set up mobile stages in rural areas.'],
    countries: ['CI', 'FR'],
    sectors: ['music', 'festivals'],
    facts: { profileKind: 'PERSON', job: 'Ingénieur du son', city: 'Bouaké' },
  },
  {
    type: 'STRUCTURE',
    slug: 'collectif-imigongo',
    fr: [
      'Collectif Imigongo Interactive',
      'Studio coopératif de jeux et d’expériences immersives nées des motifs rwandais.',
    ],
    en: [
      'Imigongo Interactive Collective',
      'Cooperative studio of games and immersive works born of Rwandan patterns.',
    ],
    countries: ['RW'],
    sectors: ['video-games', 'immersive'],
    facts: { profileKind: 'STRUCTURE', structureType: 'COLLECTIVE', city: 'Kigali' },
  },
  {
    type: 'STRUCTURE',
    slug: 'maison-des-recits',
    fr: [
      'Maison des récits',
      'Association marseillaise qui accueille conteurs et écrivaines en résidence croisée.',
    ],
    countries: ['FR'],
    sectors: ['storytelling', 'publishing'],
    facts: { profileKind: 'STRUCTURE', structureType: 'ASSOCIATION', city: 'Marseille' },
  },
];
