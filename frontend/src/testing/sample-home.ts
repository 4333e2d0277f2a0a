/** The signed-in home of a member without waiting items and recommendations. */
export const sampleHome = {
  passerelleForYou: {
    __typename: 'PasserelleForYou',
    hasInterests: true,
    hasOpportunities: false,
    items: [] as object[],
  },
  passerelleWaitingItems: {
    __typename: 'PasserelleWaitingItems',
    items: [] as object[],
    steps: [] as string[],
    total: 0,
  },
};
