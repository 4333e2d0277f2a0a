import type { SampleItem } from './sample-item.ts';
import { moreSampleItems } from './more-sample-items.ts';

/** Believable items of every type, so that pages are looked at and tested with real words. */
export const sampleItems: SampleItem[] = [
  {
    type: 'call_for_application',
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
    facts: { callType: 'residency', aidType: 'grant' },
  },
  {
    type: 'call_for_application',
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
    facts: { callType: 'call_for_projects', aidType: 'mobility' },
  },
  {
    type: 'call_for_application',
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
    facts: { callType: 'competition', aidType: 'production_support' },
  },
  {
    type: 'call_for_application',
    slug: 'bourses-montage-documentaire',
    fr: [
      'Bourses de montage pour documentaires d’Afrique centrale',
      'Six semaines avec une monteuse confirmée, à Kinshasa puis à Marseille, pour finir votre film.',
    ],
    countries: ['CD', 'CG', 'FR'],
    sectors: ['cinema'],
    days: [-90, -8],
    zone: 'Africa/Kinshasa',
    facts: { callType: 'scholarship', aidType: 'mentoring', audience: 'members' },
  },
  {
    type: 'initiative',
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
    type: 'initiative',
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
    type: 'initiative',
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
    type: 'initiative',
    slug: 'ateliers-nomades-de-cotonou',
    fr: [
      'Ateliers nomades de Cotonou',
      'Un camion-atelier de sérigraphie sillonne les collèges du Littoral et imprime les affiches dessinées par les élèves.',
    ],
    countries: ['BJ'],
    sectors: ['graphic-design', 'education'],
  },
  {
    type: 'event',
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
      mode: 'onsite',
      place: 'Palais de la culture Amadou Hampâté Ba',
      city: 'Bamako',
      price: '2 000 FCFA',
    },
  },
  {
    type: 'event',
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
    facts: { mode: 'hybrid', place: 'Cité de la culture', city: 'Tunis', price: 'Entrée libre' },
  },
  {
    type: 'event',
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
    facts: { mode: 'online', price: 'Gratuit' },
  },
  ...moreSampleItems,
];
