import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  getVariableValues,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { OperationManifest } from '../../shared/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';

export type Variables = Readonly<Record<string, unknown>>;

export interface KnownOperation {
  readonly id: string;
  readonly name: string;
  readonly document: string;
  readonly kind: 'query' | 'mutation';
  /** The same answer for everyone who is signed out. */
  readonly public: boolean;
}

interface Parsed extends KnownOperation {
  readonly definition: OperationDefinitionNode;
}

/** The operations that the frontend was built with: nothing else is ever sent to the content system. */
export class Operations {
  readonly schema: GraphQLSchema;
  /** Fragments of all operations, by name. */
  readonly fragments = new Map<string, FragmentDefinitionNode>();
  readonly #byId: Map<string, Parsed>;

  /**
   * @param manifest dist/operations.json
   * @param schemaText schema.graphql
   * @throws Error when an operation does not fit the schema: the build is older than the schema
   */
  constructor(manifest: OperationManifest, schemaText: string) {
    this.schema = buildSchema(schemaText);
    this.#byId = new Map(
      Object.entries(manifest).map(([id, { name, document, public: isPublic }]) => {
        const parsed = parseOperation(this.schema, name, document);
        for (const node of parsed.definitions)
          if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
        const definition = definitionOf(parsed, name);
        const kind = definition.operation === 'query' ? 'query' : 'mutation';
        return [id, { id, name, document, kind, public: isPublic && kind === 'query', definition }];
      }),
    );
  }

  get size(): number {
    return this.#byId.size;
  }

  /** @throws AppError unknown_operation */
  get(id: string): KnownOperation {
    const operation = this.#byId.get(id);
    if (!operation) throw new AppError('unknown_operation');
    return operation;
  }

  /** @throws AppError unknown_operation */
  definition(id: string): OperationDefinitionNode {
    const operation = this.#byId.get(id);
    if (!operation) throw new AppError('unknown_operation', { detail: id });
    return operation.definition;
  }

  /** @throws AppError malformed_request when they are not what the operation declares: names and types */
  checkVariables(operation: KnownOperation, variables: Variables): void {
    const definitions = this.#byId.get(operation.id)?.definition.variableDefinitions ?? [];
    const declared = new Set(definitions.map((definition) => definition.variable.name.value));
    const unknown = Object.keys(variables).filter((name) => !declared.has(name));
    if (unknown.length > 0) throw new AppError('malformed_request', { detail: 'undeclared variables' });
    const { errors } = getVariableValues(this.schema, definitions, variables, { maxErrors: 1 });
    if (errors) throw new AppError('malformed_request', { detail: errors[0]?.message ?? 'variables' });
  }
}

function parseOperation(schema: GraphQLSchema, name: string, text: string): DocumentNode {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`Operation ${name} does not fit schema.graphql (build again): ${error.message}`);
  return document;
}

function definitionOf(document: DocumentNode, name: string): OperationDefinitionNode {
  const definitions = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [definition] = definitions;
  if (!definition || definitions.length > 1) throw new Error(`${name} must hold exactly one operation`);
  return definition;
}
