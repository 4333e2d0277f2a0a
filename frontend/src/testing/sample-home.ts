/** The signed-in home of somebody for whom nothing waits and nothing is recommended. */
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
