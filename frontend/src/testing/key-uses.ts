import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** Uses of text keys in a source file. */
export interface KeyUses {
  /** Namespaces of its translators, and of the row of a type: `texts: 'ownEvents'`. */
  namespaces: string[];
  /** Namespaces that rows of types name. */
  ofTypes: string[];
  /** True for a file whose translator is that of any of these rows: `useTranslation(own.texts)`. */
  isOfAnyType: boolean;
  /** Literals that may be keys: arguments of translators, values of objects (typed maps of keys), lists of choices. */
  literals: Set<string>;
  /** Keys put together from parts, which no search finds. */
  computed: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** The node and everything below it. */
function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

/** Values that may be keys: not those of the condition that chooses one. */
function* values(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) {
    if (node.type !== 'ConditionalExpression' || child !== node['test']) yield* values(child);
  }
}
const literalsOf = (nodes: Iterable<Node>): string[] =>
  [...nodes].flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []));
const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
const textOf = (source: string, { start, end }: Node): string => source.slice(start as number, end as number);

/** Member of the row of a type that names its texts. */
const textsOfType = 'texts';

/** Names under which a file has translators: `t`, or another in `const { t: other } = useTranslation()`. */
function translatorsIn(nodes: Node[]): Set<string> {
  const renamed = nodes.flatMap(({ type, id, init }) => {
    const isTranslator =
      type === 'VariableDeclarator' && isNode(init) && nameOf(init['callee']) === 'useTranslation';
    return isTranslator ? [...walk(id as Node)].map((part) => nameOf(part)) : [];
  });
  return new Set(['t', ...renamed.filter(Boolean)]);
}

/** Reads the uses of keys in a source file, as its syntax tree has them. */
export function keyUses(file: string, source: string): KeyUses {
  const nodes = [...walk(parseSync(file, source).program as unknown as Node)];
  const translators = translatorsIn(nodes);
  const uses: KeyUses = {
    namespaces: [],
    ofTypes: [],
    isOfAnyType: false,
    literals: new Set(),
    computed: [],
  };
  for (const node of nodes) {
    if (node.type === 'CallExpression') {
      const [key] = node['arguments'] as Node[];
      const name = nameOf(node['callee']);
      if (name === 'useTranslation') {
        uses.namespaces.push(...(key ? literalsOf(walk(key)) : []));
        uses.isOfAnyType ||= nameOf(key?.['property']) === textsOfType;
      }
      if (name === 'choiceKeys' && key) for (const list of literalsOf([key])) uses.literals.add(list);
      if (!translators.has(name) || !key) continue;
      for (const literal of literalsOf(values(key))) uses.literals.add(literal);
      if ([...values(key)].some(({ type }) => type === 'TemplateLiteral' || type === 'BinaryExpression'))
        uses.computed.push(textOf(source, key));
    }
    if (node.type === 'TSTypeReference' && /^(TFunction|ParseKeys)$/.test(nameOf(node['typeName'])))
      uses.namespaces.push(...literalsOf(walk(node)));
    if (node.type === 'Property' && isNode(node['value']) && node['value'].type === 'Literal')
      for (const literal of literalsOf([node['value']])) {
        uses.literals.add(literal);
        if (nameOf(node['key']) === textsOfType) uses.ofTypes.push(literal);
      }
  }
  uses.namespaces.push(...uses.ofTypes);
  return uses;
}
