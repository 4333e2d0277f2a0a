const nothing = {
  __typename: 'PasserelleModeration',
  status: null,
  date: null,
  moderator: null,
  comment: null as string | null,
  field: null as string | null,
  rejectionReason: null,
};

/** An initiative that its owner writes, complete enough to be submitted. */
export const sampleDraft = {
  __typename: 'PasserelleInitiativeDraft',
  id: 12,
  databaseId: 12,
  groupId: 12,
  version: 3,
  versions: { __typename: 'PasserelleVersions', fr: 3, en: null },
  status: 'draft',
  allowedActions: ['save', 'submit', 'delete'] as string[],
  path: null as string | null,
  moderation: nothing,
  waiting: null as object | null,
  translations: { __typename: 'PasserelleTranslations', fr: 12, en: null as number | null },
  language: 'fr',
  slug: 'un-atelier',
  audience: 'public',
  title: 'Un atelier',
  subtitle: 'Du fil au tissu',
  description: '<p>Un atelier ouvert.</p>',
  ambition: 'Former cent personnes',
  localContext: null,
  startDate: '2027-01-15',
  endDate: null,
  countryIds: [1],
  sectorIds: [2],
  actions: [
    {
      __typename: 'PasserelleActionsRow',
      name: 'Repérage',
      description: null,
      startDate: '2027-02-01',
      endDate: '2027-02-10',
    },
  ],
  coverImageId: null,
  galleryIds: [],
  videoIds: [],
  documentIds: [],
  youtubeUrl: null,
  organiserId: null,
  members: [],
  partners: [],
  offered: null,
  sought: null,
  files: [],
};

const versionOf = (language: 'FR' | 'EN', state: string, id: number, changedFields: string[] = []) => ({
  __typename: 'PasserelleLanguageVersion',
  language,
  state,
  changedFields,
  isSource: language === 'FR',
  id,
  path: null,
  title: null as string | null,
});

/** The same as its owner’s list has it. */
export const sampleOwnRecord = {
  __typename: 'PasserelleOwnRecord',
  id: 12,
  groupId: 12,
  version: 3,
  title: 'Un atelier',
  language: 'FR',
  status: 'draft',
  path: null as string | null,
  modifiedAt: '2026-11-20T10:00:00Z',
  waitingSince: null as string | null,
  waiting: null as { __typename: string; ahead: number; usualDays: number | null } | null,
  allowedActions: ['save', 'submit', 'delete'],
  cover: null,
  moderation: nothing,
  proposal: null as object | null,
  languageVersions: [versionOf('FR', 'draft', 12), versionOf('EN', 'draft', 13, ['subtitle'])],
};

export const sampleReference = {
  __typename: 'PasserelleReference',
  sectors: [{ __typename: 'PasserelleSector', id: 2, key: 'crafts', name: 'Artisanat', parentId: null }],
  countries: [{ __typename: 'PasserelleCountry', id: 1, name: 'Sénégal', isoCode: 'SN' }],
  logoSize: null,
};

/** Answer as calls of /api return it, without the names of types. */
export const asCallAnswers = <Answer extends object>(answer: Answer): Answer =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  ) as Answer;
