/**
 * How request schemas are compiled. With strictNumbers, Ajv skips `minimum` and `maximum` of numbers that are not finite, which
 * its coercion makes of strings such as "1e999".
 */
export const schemaOptions = { removeAdditional: false, allErrors: true, strictNumbers: false } as const;
