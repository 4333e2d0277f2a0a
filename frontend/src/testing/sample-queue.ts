/** Rows of the list of validators, as Apollo Client reads them. */
export const queueRow = {
  __typename: 'PasserelleModerationRow',
  id: 21,
  groupId: 21,
  version: 3,
  target: 'record',
  type: 'initiative',
  language: 'FR',
  title: 'Un atelier de danse',
  titles: { __typename: 'PasserelleTitles', fr: 'Un atelier de danse', en: null as string | null },
  status: 'pending',
  waitingSince: '2026-11-18T09:00:00Z' as string | null,
  owner: 'Awa Sarr' as string | null,
  ownerId: 31 as number | null,
  countries: [{ __typename: 'PasserelleCountry', id: 1, isoCode: 'SN', name: 'Sénégal' }],
  sectors: [{ __typename: 'PasserelleSector', id: 5, key: 'dance', name: 'Danse' }],
  allowedActions: ['valid', 'to_edit', 'rejected'],
  others: [],
  lastDecision: null as object | null,
  lock: {
    __typename: 'PasserelleLock',
    holder: null as string | null,
    since: null as string | null,
    until: null as string | null,
  },
  isLockedByMe: false,
};
/** A change of a published event, sent back once, that another validator looks at. */
export const proposalRow = {
  ...queueRow,
  id: 22,
  groupId: 22,
  version: 8,
  target: 'proposal',
  type: 'event',
  title: 'Une rencontre',
  titles: { ...queueRow.titles, fr: 'Une rencontre', en: 'A meeting' },
  owner: 'Kofi Mensah',
  ownerId: 32,
  lastDecision: {
    __typename: 'PasserelleModerationDecision',
    status: 'to_edit',
    target: 'proposal',
    date: '2026-11-10T10:00:00Z',
    moderator: 'Moussa Diop',
    comment: 'Précisez le lieu.',
    field: null,
    rejectionReason: null,
    rejectionText: null,
  },
  lock: {
    ...queueRow.lock,
    holder: 'Fatou Ba',
    since: '2026-11-23T09:58:00Z',
    until: '2026-11-23T10:02:00Z',
  },
};
/** A profile that the reader owns: nobody decides on what is their own. */
export const ownRow = {
  ...queueRow,
  id: 23,
  groupId: 23,
  type: 'community_profile',
  title: 'Ma structure',
  titles: { ...queueRow.titles, fr: 'Ma structure' },
  ownerId: 7,
  allowedActions: [] as string[],
};

export const queueCounts = (['community_profile', 'initiative', 'event', 'resource'] as const).map(
  (type, index) => ({ __typename: 'PasserelleModerationCount', type, count: index * 2 }),
);

export const queueFilters = {
  passerelleModerationValidators: [
    { __typename: 'PasserelleValidator', id: 4, name: 'Moussa Diop', country: 'SN' },
  ],
  passerelleReference: {
    __typename: 'PasserelleReference',
    sectors: [
      { __typename: 'PasserelleSector', id: 5, key: 'dance', name: 'Danse', parentId: null },
      { __typename: 'PasserelleSector', id: 6, key: 'hip_hop', name: 'Hip-hop', parentId: 5 },
    ],
    countries: [
      { __typename: 'PasserelleCountry', id: 1, isoCode: 'SN', name: 'Sénégal' },
      { __typename: 'PasserelleCountry', id: 2, isoCode: 'FR', name: 'France' },
    ],
  },
};
