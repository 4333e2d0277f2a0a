/** Newest first; more are in the list of one’s calls. */
export const modelsVariables = { page: 1, perPage: 5 } as const;
