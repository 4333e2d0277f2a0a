import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;

const buildCompiler = AjvCompiler();

/** Fastify's own compiler, which compiles each route's schema once a process: tests start hundreds of applications. */
const buildValidator: BuildCompilerFromPool = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  const compiled = validatorsOf(compile);
  return (route) => {
    const key = JSON.stringify(route);
    const validator = compiled.get(key) ?? compile(route);
    compiled.set(key, validator);
    return validator;
  };
};

/** The pool returns the same compiler for the same options. */
const byCompiler = new WeakMap<object, Map<string, Validator>>();

function validatorsOf(compiler: object): Map<string, Validator> {
  const compiled = byCompiler.get(compiler) ?? new Map<string, Validator>();
  byCompiler.set(compiler, compiled);
  return compiled;
}

/**
 * How Fastify compiles request schemas. With strictNumbers, Ajv skips `minimum` and `maximum` of numbers that are not finite,
 * which its coercion makes of strings such as "1e999".
 */
export const requestValidation = {
  ajv: { customOptions: { removeAdditional: false, allErrors: true, strictNumbers: false } },
  schemaController: { compilersFactory: { buildValidator } },
} as const;
