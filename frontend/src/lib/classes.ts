/** Class names that apply, as the attribute wants them. */
export const classes = (...names: (string | undefined | false)[]): string => names.filter(Boolean).join(' ');
