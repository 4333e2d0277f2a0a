/** Apart from its rows: scripts of public pages ask there by themselves, and need no more. */
export const graphqlPath = '/api/graphql';
