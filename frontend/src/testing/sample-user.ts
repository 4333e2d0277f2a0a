export const sampleUser = {
  id: 7,
  email: 'awa@example.test',
  firstName: 'Awa',
  lastName: 'Sarr',
  phone: null,
  country: 'SN',
  language: 'FR',
  isOnboarded: true,
  interestSectors: [] as number[],
  interestCountries: [] as number[],
  allSectors: false,
  allCountries: false,
  newsletter: false,
  deletionDueAt: null,
  roles: [{ name: 'beneficiaire' }],
  capabilities: [] as string[],
  unreadNotices: 0,
};

/** User with the type names by which Apollo Client identifies records. */
export const withTypeNames = <User extends typeof sampleUser>(user: User) => ({
  __typename: 'PasserelleUser',
  ...user,
  roles: user.roles.map((role) => ({ __typename: 'PasserelleUserRole', ...role })),
});
