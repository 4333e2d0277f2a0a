import type { SampleItem } from './sample-item.ts';

export const moreSampleItems: SampleItem[] = [
  {
    type: 'resource',
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
    facts: { resourceKind: 'guide' },
  },
  {
    type: 'resource',
    slug: 'etude-marche-art-abidjan',
    fr: [
      'Le marché de l’art à Abidjan : galeries, prix, collections',
      'Soixante entretiens et trois ans de ventes, pour comprendre une scène qui double tous les cinq ans.',
    ],
    countries: ['CI'],
    sectors: ['fine-arts', 'research'],
    facts: { resourceKind: 'report' },
  },
  {
    type: 'resource',
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
    facts: { resourceKind: 'podcast' },
  },
  {
    type: 'formation',
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
    facts: { mode: 'onsite', level: 'intermediate', price: '350 €', city: 'Lomé' },
  },
  {
    type: 'formation',
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
    facts: { mode: 'online', level: 'beginner', price: 'Gratuit' },
  },
  {
    type: 'supported_projects',
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
    type: 'supported_projects',
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
    type: 'community_profile',
    slug: 'aissatou-diallo',
    fr: [
      'Aïssatou Diallo',
      'Costumière de scène, je travaille le bazin recyclé et forme des équipes de théâtre.',
    ],
    en: ['Aïssatou Diallo', 'Stage costume maker: I work with recycled bazin and train theatre teams.'],
    countries: ['SN'],
    sectors: ['theatre', 'fashion'],
    facts: { profileKind: 'person', job: 'Costumière', city: 'Dakar' },
  },
  {
    type: 'community_profile',
    slug: 'koffi-nguessan',
    fr: ['Koffi N’Guessan', 'Programmateur et ingénieur du son, je monte des scènes mobiles en zone rurale.'],
    en: ['Koffi N’Guessan', 'Programmer and sound engineer, I set up mobile stages in rural areas.'],
    countries: ['CI', 'FR'],
    sectors: ['music', 'festivals'],
    facts: { profileKind: 'person', job: 'Ingénieur du son', city: 'Bouaké' },
  },
  {
    type: 'structure',
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
    facts: { profileKind: 'structure', structureType: 'collective', city: 'Kigali' },
  },
  {
    type: 'structure',
    slug: 'maison-des-recits',
    fr: [
      'Maison des récits',
      'Association marseillaise qui accueille conteurs et écrivaines en résidence croisée.',
    ],
    countries: ['FR'],
    sectors: ['storytelling', 'publishing'],
    facts: { profileKind: 'structure', structureType: 'association', city: 'Marseille' },
  },
];
