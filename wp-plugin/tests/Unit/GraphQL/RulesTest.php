<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\GraphQL;

use GraphQL\Error\Error;
use GraphQL\Language\Parser;
use GraphQL\Type\Introspection;
use GraphQL\Type\Schema;
use GraphQL\Utils\BuildSchema;
use GraphQL\Validator\DocumentValidator;
use GraphQL\Validator\Rules\ValidationRule;
use Passerelle\GraphQL\Limits\IntrospectionRule;
use Passerelle\GraphQL\Limits\OwnFieldsRule;
use Passerelle\GraphQL\Limits\SizeLimits;
use Passerelle\GraphQL\Limits\SizeRule;
use Passerelle\Kernel\Config;
use Passerelle\Tests\Contract\Operations;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RulesTest extends TestCase
{
    private const FOREIGN = 'extend type RootQuery { users: [String] viewer: String }'
        . ' extend type RootMutation { createUser: String } extend type PasserelleLayout { users: String }';

    /** @param list<string> $codes */
    #[DataProvider('sizes')]
    public function testRejectsTooLargeOperations(string $document, array $codes): void
    {
        self::assertSame($codes, self::codes($document, self::sizeRule()));
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function sizes(): iterable
    {
        $card = 'countries { name } sectors { name }';
        yield 'small' => ['{ passerelleLayout(language: FR) { siteName } }', []];
        yield 'as deep as allowed' => ['{ passerelleCatalogue(language: FR, perPage: 1) { items { countries { name } } } }', []];
        yield 'a level deeper' => ['{ passerelleInitiative(language: FR, slug: "x") { related { countries { name { x } } } } }', ['query_too_deep']];
        yield 'deep in a fragment' => [
            '{ ...A } fragment A on RootQuery { passerelleInitiative(language: FR, slug: "x") { ...B } }'
                . ' fragment B on PasserelleInitiative { related { countries { name { x } } } }',
            ['query_too_deep'],
        ];
        yield 'as many aliases as allowed' => ['{ a: passerelleLayout(language: FR) { b: siteName } }', []];
        yield 'an alias more' => ['{ a: passerelleLayout(language: FR) { b: siteName c: siteName } }', ['query_too_many_aliases']];
        yield 'aliases of a fragment used twice' => [
            '{ ...A x: passerelleLayout(language: FR) { siteName } ...A } fragment A on RootQuery { a: __typename }',
            ['query_too_many_aliases'],
        ];
        yield 'a page that costs nearly fifty' => ["{ passerelleCatalogue(language: FR, perPage: 16) { items { {$card} } } }", []];
        yield 'one item more' => ["{ passerelleCatalogue(language: FR, perPage: 17) { items { {$card} } } }", ['query_too_costly']];
        yield 'the usual page when none is asked' => ["{ passerelleCatalogue(language: FR) { items { {$card} } } }", []];
        yield 'a variable counts as the largest page' => [
            "query (\$n: Int) { passerelleCatalogue(language: FR, perPage: \$n) { items { {$card} } } }",
            ['query_too_costly'],
        ];
        yield 'only the items are as many as the page' => [
            "{ passerelleCatalogue(language: FR, perPage: 15) { facets { {$card} } otherLanguageItems { countries { name } } items { {$card} } } }",
            ['query_too_costly'],
        ];
        yield 'so that what is beside them counts once' => [
            "{ passerelleCatalogue(language: FR, perPage: 14) { facets { {$card} } otherLanguageItems { countries { name } } items { {$card} } } }",
            [],
        ];
        yield 'no page is larger than the largest' => ['{ passerelleCatalogue(language: FR, perPage: 1000000) { total items { id } } }', []];
        yield 'all at once' => [
            '{ a: passerelleCatalogue(language: FR, perPage: 20) { b: items { c: countries { name { x } } } } }',
            ['query_too_deep', 'query_too_many_aliases', 'query_too_costly'],
        ];
        yield 'each operation for itself' => ['query A { a: __typename b: __typename } query B { c: __typename }', []];
        yield 'a fragment in itself' => ['{ ...A } fragment A on RootQuery { ...A }', []];
        yield 'an unknown fragment' => ['{ ...Nowhere }', []];
        $schema = static fn (string $fields): string => "{ __schema { types { {$fields} } } }";
        $deep = static fn (int $levels): string => $schema('fields { type {' . str_repeat(' ofType {', $levels) . ' name' . str_repeat(' }', $levels) . ' } }');
        yield 'the schema is deeper' => [$deep(9), []];
        yield 'but has its own limit' => [$deep(11), ['query_too_deep']];
        yield 'types of types' => [$schema('fields { type { possibleTypes { name } } }'), ['query_too_deep']];
        yield 'aliases of the schema' => ['{ a: __typename b: __schema { description } c: __type(name: "X") { name } }', ['query_too_many_aliases']];
        yield 'inline fragments' => ['{ ... on RootQuery { ... { a: __typename b: __typename c: __typename } } }', ['query_too_many_aliases']];
    }

    /** Measuring each spread anew would take 2^200 steps, and not end. */
    public function testMeasuresNestedFragmentsOnce(): void
    {
        $document = '{ ...F1 }';
        for ($n = 1; $n <= 200; $n++) {
            $document .= " fragment F{$n} on RootQuery { ...F" . ($n + 1) . ' ...F' . ($n + 1) . ' }';
        }
        $document .= ' fragment F201 on RootQuery { passerelleLayout(language: FR) { siteName } }';

        self::assertSame(['query_too_many_fields'], self::codes($document, self::sizeRule()));
    }

    #[DataProvider('repetitions')]
    public function testTooManyFieldsAreNotCompared(string $document): void
    {
        self::assertSame(['query_too_many_fields'], self::codes($document, self::sizeRule()));
    }

    /** @return iterable<string, array{string}> */
    public static function repetitions(): iterable
    {
        $names = static fn (int $times): string => str_repeat('siteName ', $times);
        yield 'the same field' => ['{ passerelleLayout(language: FR) { ' . $names(60) . '} }'];
        yield 'the same root field' => ['{ ' . str_repeat('passerelleLayout(language: FR) { siteName } ', 31) . '}'];
        yield 'the name of a type' => ['{ ' . str_repeat('__typename ', 61) . '}'];
        yield 'a fragment used often' => ['{ passerelleLayout(language: FR) { ...A ...A ...A } } fragment A on PasserelleLayout { ' . $names(20) . '}'];
        yield 'a fragment that nothing uses' => ['{ __typename } fragment A on PasserelleLayout { ' . $names(61) . '}'];
    }

    public function testAllowsAsManyFields(): void
    {
        self::assertSame([], self::codes('{ passerelleLayout(language: FR) { ' . str_repeat('siteName ', 59) . '} }', self::sizeRule()));
    }

    public function testUsualQueryOfTheSchemaIsWithinTheLimits(): void
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');

        self::assertSame([], self::codes(Introspection::getIntrospectionQuery(), new SizeRule(SizeLimits::fromConfig($config), 10, 100)));
    }

    #[DataProvider('operations')]
    public function testOperationsOfTheFrontendAreWithinTheLimits(string $name): void
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $rule = new SizeRule(
            SizeLimits::fromConfig($config),
            $config->limit('catalogue', 'perPage'),
            $config->limit('catalogue', 'maxPerPage'),
        );

        self::assertSame([], self::codes(Operations::read()->document($name), $rule));
    }

    /** @return iterable<string, array{string}> */
    public static function operations(): iterable
    {
        foreach (Operations::read()->names() as $name) {
            yield $name => [$name];
        }
    }

    #[DataProvider('schemaQuestions')]
    public function testTheSchemaIsForStaff(string $document, int $questions): void
    {
        self::assertSame(array_fill(0, $questions, 'introspection_forbidden'), self::codes($document, new IntrospectionRule(false)));
        self::assertSame([], self::codes($document, new IntrospectionRule(true)));
    }

    /** @return iterable<string, array{string, int}> */
    public static function schemaQuestions(): iterable
    {
        yield 'schema' => ['{ __schema { queryType { name } } }', 1];
        yield 'type' => ['{ a: __type(name: "User") { name } }', 1];
        yield 'both, in a fragment' => ['{ ...A } fragment A on RootQuery { __schema { queryType { name } } __type(name: "User") { name } }', 2];
        yield 'the name of a type is no secret' => ['{ __typename passerelleLayout(language: FR) { __typename } }', 0];
    }

    #[DataProvider('foreignFields')]
    public function testRootFieldsOfOthersAreForNobody(string $document, int $fields): void
    {
        $reports = 0;
        $rule = new OwnFieldsRule(static function () use (&$reports): void {
            $reports++;
        });

        self::assertSame(array_fill(0, $fields, 'root_field_forbidden'), self::codes($document, $rule));
        self::assertSame(min(1, $fields), $reports);
    }

    /** @return iterable<string, array{string, int}> */
    public static function foreignFields(): iterable
    {
        yield 'ours' => ['{ passerelleLayout(language: FR) { siteName } }', 0];
        yield 'theirs' => ['{ users }', 1];
        yield 'under our name' => ['{ passerelleLayout: users }', 1];
        yield 'in fragments' => ['{ ...A ... { viewer } } fragment A on RootQuery { users }', 2];
        yield 'a mutation' => ['mutation { a: createUser b: createUser }', 2];
        yield 'a mutation in a fragment' => ['mutation { ...A } fragment A on RootMutation { createUser }', 1];
        yield 'of an operation beside ours' => ['query A { passerelleLayout(language: FR) { siteName } } mutation B { createUser }', 1];
        yield 'the name of a type' => ['{ __typename }', 0];
        yield 'below a field of ours' => ['{ passerelleLayout(language: FR) { users } }', 0];
        yield 'of no schema' => ['{ nothing }', 0];
    }

    /** @return list<mixed> */
    private static function codes(string $document, ValidationRule $rule): array
    {
        try {
            $errors = DocumentValidator::validate(self::schema(), Parser::parse($document), [$rule]);
        } catch (Error $error) {
            // Ends the validation, as engines do.
            $errors = [$error];
        }

        return array_map(static fn (Error $error): mixed => ($error->getExtensions() ?? [])['code'] ?? $error->getMessage(), $errors);
    }

    private static function sizeRule(): SizeRule
    {
        return new SizeRule(new SizeLimits(depth: 4, aliases: 2, cost: 50, fields: 60, schemaDepth: 15, schemaLists: 1), 10, 20);
    }

    private static function schema(): Schema
    {
        $committed = (string) file_get_contents(dirname(__DIR__, 4) . '/frontend/schema.graphql');

        return BuildSchema::build($committed . self::FOREIGN);
    }
}
