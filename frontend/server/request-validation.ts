import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;

const buildCompiler = AjvCompiler();
const validators = new Map<string, Validator>();

/** Fastify's own compiler, which compiles each route's schema once a process: tests start hundreds of applications. */
const buildValidator: BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  return (route) => {
    const key = JSON.stringify([externalSchemas, options?.customOptions, route]);
    const validator = validators.get(key) ?? compile(route);
    validators.set(key, validator);
    return validator;
  };
};

/**
 * How Fastify compiles request schemas. With strictNumbers, Ajv skips `minimum` and `maximum` of numbers that are not finite,
 * which its coercion makes of strings such as "1e999".
 */
export const requestValidation = {
  ajv: { customOptions: { removeAdditional: false, allErrors: true, strictNumbers: false } },
  schemaController: { compilersFactory: { buildValidator } },
} as const;
