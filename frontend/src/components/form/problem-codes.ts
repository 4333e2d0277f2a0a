/** Refusals of a whole form that have a text of their own, for those who have just filled one in. */
export const problemCodes = ['cookies_refused', 'csrf_invalid', 'content_system_unavailable'] as const;
export type ProblemCode = (typeof problemCodes)[number];

export const isProblemCode = (code: string): code is ProblemCode =>
  (problemCodes as readonly string[]).includes(code);
