/** The name of a form on this device: `initiative:12`. @param key of its definition @param id of its record, once it has one */
export const formName = (key: string, id: number | undefined): string => `${key}:${id ?? 'new'}`;
