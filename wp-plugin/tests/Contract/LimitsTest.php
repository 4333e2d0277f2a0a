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
        foreach ([null, 'owner', 'editor'] as $reader) {
            $answer = Site::get()->query($document, as: $reader);

            self::assertTrue($answer->hasErrors());
            self::assertNull($answer->data());
            $this->assertKeepsSecrets($answer);
        }
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
