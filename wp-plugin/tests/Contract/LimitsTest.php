<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** What an operation may ask for, and the codes with which too much is refused. */
final class LimitsTest extends ContractTestCase
{
    private const SCHEMA = '{ __schema { queryType { name } } }';

    #[DataProvider('cases')]
    public function testAnswers(string $case, string $document): void
    {
        $this->assertAnswers("limits/{$case}", Site::get()->query($document)->comparable());
    }

    #[DataProvider('introspection')]
    public function testTheSchemaIsForAdministrators(?string $reader, bool $isAllowed): void
    {
        $comparable = Site::get()->query(self::SCHEMA, as: $reader)->comparable();

        $this->assertAnswers($isAllowed ? 'limits/introspection.allowed' : 'limits/introspection.refused', $comparable);
    }

    /** The engine's own fields, where it has them, know nothing of our rights. */
    #[DataProvider('foreignFields')]
    public function testRejectsTheEnginesOwnFields(string $document): void
    {
        foreach ([null, 'owner', 'editor', 'administrator', 'super-administrator'] as $reader) {
            $answer = Site::get()->query($document, as: $reader);

            self::assertTrue($answer->hasErrors());
            self::assertNull($answer->data());
            $this->assertKeepsSecrets($answer);
        }
    }

    /** Nobody is above the limits, and what is too much is refused at once. */
    #[DataProvider('tooMuch')]
    public function testLimitsHoldForAdministrators(string $document, string $code): void
    {
        $started = hrtime(true);
        foreach (['administrator', 'super-administrator'] as $reader) {
            $answer = Site::get()->query($document, as: $reader);
            $extensions = ['extensions' => ['code' => $code, 'category' => 'limit', 'fields' => []]];

            self::assertSame(['status' => 200, 'answer' => ['errors' => [$extensions]]], $answer->comparable());
        }
        self::assertLessThan(10_000_000_000, hrtime(true) - $started);
    }

    /** @return iterable<string, array{string, string}> */
    public static function tooMuch(): iterable
    {
        $aliases = static fn (int $count, string $field): string => '{ ' . implode(' ', array_map(static fn (int $n): string => "a{$n}: {$field}", range(1, $count))) . ' }';
        yield 'aliases' => [$aliases(16, 'passerelleLayout(language: FR) { siteName }'), 'query_too_many_aliases'];
        yield 'aliases of the schema' => [$aliases(16, '__schema { queryType { name } }'), 'query_too_many_aliases'];
        yield 'aliases of the name of a type' => [$aliases(200, '__typename'), 'query_too_many_aliases'];
        yield 'a repeated field' => ['{ passerelleLayout(language: FR) { ' . str_repeat('siteName ', 20_000) . '} }', 'query_too_many_fields'];
        yield 'a repeated root field' => ['{ ' . str_repeat('passerelleLayout(language: FR) { siteName } ', 2_000) . '}', 'query_too_many_fields'];
        yield 'a deep schema' => ['{ __type(name: "X") ' . str_repeat('{ ofType ', 20) . '{ name }' . str_repeat(' }', 20) . ' }', 'query_too_deep'];
        yield 'types of types of types' => ['{ __schema { types ' . str_repeat('{ fields { type ', 3) . '{ name }' . str_repeat(' } }', 3) . ' } }', 'query_too_deep'];
        yield 'cost' => ['{ passerelleCatalogue(language: FR, perPage: 100) { items { ' . implode(' ', array_fill(0, 30, 'countries { name }')) . ' } } }', 'query_too_costly'];
    }

    /** @return iterable<string, array{string, string}> */
    public static function cases(): iterable
    {
        $alias = static fn (int $n): string => "a{$n}: passerelleLayout(language: FR) { siteName }";
        $aliases = static fn (int $count): string => '{ ' . implode(' ', array_map($alias, range(1, $count))) . ' }';
        $page = 'passerelleCatalogue(language: FR, perPage: 100) { items { countries { name } sectors { name } image { id } period { end } } }';
        $fragments = implode(' ', array_map(
            static fn (int $n): string => "fragment F{$n} on RootQuery { ...F" . ($n + 1) . ' ...F' . ($n + 1) . ' }',
            range(1, 30),
        ));
        $cases = [
            'aliases-15' => $aliases(15),
            'aliases-16' => $aliases(16),
            'aliases-in-fragments' => '{ ...F1 ...F1 } fragment F1 on RootQuery { ' . substr($aliases(8), 1, -1) . ' }',
            'cost-of-four-pages' => "{ a: {$page} b: {$page} c: {$page} d: {$page} }",
            'cost-of-one-page' => '{ passerelleCatalogue(language: FR, perPage: 100) { total items { countries { name } sectors { name } } } }',
            'cost-of-many-fragments' => "{ ...F1 } {$fragments} fragment F31 on RootQuery { passerelleLayout(language: FR) { siteName } }",
            'depth-9' => '{ passerelleInitiative(language: FR, slug: "x") { related { ' . str_repeat('nope { ', 6) . 'x' . str_repeat(' }', 6) . ' } } }',
        ];
        foreach ($cases as $name => $document) {
            yield $name => [$name, $document];
        }
    }

    /** @return iterable<string, array{string|null, bool}> */
    public static function introspection(): iterable
    {
        yield 'visitor' => [null, false];
        foreach (['owner', 'operateur', 'moderateur', 'editor'] as $name) {
            yield $name => [$name, false];
        }
        yield 'administrator' => ['administrator', true];
        yield 'super-administrator' => ['super-administrator', true];
    }

    /** @return iterable<string, array{string}> */
    public static function foreignFields(): iterable
    {
        yield 'users' => ['{ users { nodes { name } } }'];
        yield 'posts' => ['{ contentNodes { nodes { slug } } }'];
        yield 'settings' => ['{ generalSettings { title } }'];
        yield 'in a fragment' => ['{ ...A } fragment A on RootQuery { viewer { email } }'];
        yield 'mutation' => ['mutation { createPost(input: { title: "x" }) { clientMutationId } }'];
    }
}
