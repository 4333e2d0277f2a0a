export const choices = [{ value: 'string', label: 'string' }] as const;

/** Choices that every form of a record offers, and its limits. */
export const referenceData = {
  sectors: [{ id: 'integer', name: 'string', icon: 'string|null', parentId: 'integer|null' }],
  countries: [{ id: 'integer', name: 'string', isoCode: 'string' }],
  languages: choices,
  limits: 'json',
} as const;
