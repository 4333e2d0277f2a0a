<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** Bad values and documents are refused or bring nothing; none is a server error. */
final class BadInputTest extends ContractTestCase
{
    private const BY_SLUG = 'query ($slug: String!) { passerelleInitiative(language: FR, slug: $slug) { card { title } } }';
    private const MOVED = 'query ($slug: String!) { passerelleMoved(language: FR, slug: $slug, type: initiative) { slug state } }';
    private const LIST = 'query ($filter: PasserelleCatalogueFilter, $page: Int, $perPage: Int) '
        . '{ passerelleCatalogue(language: FR, filter: $filter, page: $page, perPage: $perPage) { items { title } page perPage total } }';

    /** @param array<string, mixed> $variables */
    #[DataProvider('cases')]
    public function testAnswers(string $case, string $document, array $variables): void
    {
        $answer = Site::get()->query($document, $variables);

        self::assertSame(200, $answer->status);
        self::assertStringNotContainsString('Internal server error', $answer->body);
        $this->assertKeepsSecrets($answer);
        $this->assertAnswers("bad-input/{$case}", $answer->comparable());
    }

    /** Text that the frontend's server lets nobody send, from whoever holds its secret. Bodies are written by hand: json_encode would refuse them. */
    #[DataProvider('bodies')]
    public function testNeverFailsFatally(string $variables, string $document, bool $isJson): void
    {
        $site = Site::get();
        $body = '{"query":' . json_encode($document, JSON_THROW_ON_ERROR) . ',"variables":' . $variables . '}';
        $answer = $site->send('POST', '/graphql', $body, ['Content-Type: application/json']);

        $decoded = json_decode($answer->body, true);
        self::assertIsArray($decoded, $answer->body);
        self::assertNotSame([], array_intersect_key($decoded, ['data' => true, 'errors' => true]), $answer->body);
        self::assertDoesNotMatchRegularExpression('/Fatal error|critical error|Stack trace|\.php/i', $answer->body);
        if ($isJson) {
            self::assertSame(200, $answer->status, $answer->body);
            self::assertStringNotContainsString('Internal server error', $answer->body);
        } else {
            // What each engine answers to a body that is no JSON is its own.
            self::assertSame($site->send('POST', '/graphql', '{', ['Content-Type: application/json'])->status, $answer->status);
            self::assertTrue($answer->hasErrors(), $answer->body);
        }
    }

    /** @return iterable<string, array{string, string, bool}> */
    public static function bodies(): iterable
    {
        $signIn = Operations::read()->document('SignIn');
        $deep = static fn (int $levels): string => str_repeat('[', $levels) . str_repeat(']', $levels);
        $values = [
            'lone high surrogate' => ['"\\ud800"', false],
            'lone low surrogate' => ['"a\\udc00"', false],
            'reversed surrogates' => ['"\\udc00\\ud800"', false],
            'invalid UTF-8' => ["\"a\xff\xc0\"", false],
            'surrogate in UTF-8' => ["\"\xed\xa0\x80\"", false],
            'deeper than PHP reads' => [$deep(3000), false],
            'NUL' => ['"a\\u0000b"', true],
            'noncharacter' => ['"\\uffff"', true],
            'bidirectional controls' => ['"a\\u202eb\\u2066c"', true],
            'integer beyond 64 bits' => ['92233720368547758089223372036854775808', true],
            'number beyond a double' => ['1e999', true],
            'smallest integer' => ['-9223372036854775808', true],
            'deep lists' => [$deep(400), true],
            'object with odd keys' => ['{"__proto__":1,"":2,"0":3}', true],
            'long text' => ['"' . str_repeat('x', 60000) . '"', true],
        ];
        foreach ($values as $name => [$value, $isJson]) {
            yield "{$name}, slug" => ['{"slug":' . $value . '}', self::BY_SLUG, $isJson];
            yield "{$name}, moved" => ['{"slug":' . $value . '}', self::MOVED, $isJson];
            yield "{$name}, search" => ['{"filter":{"q":' . $value . '}}', self::LIST, $isJson];
            yield "{$name}, page" => ['{"page":' . $value . '}', self::LIST, $isJson];
            yield "{$name}, filter" => ['{"filter":' . $value . '}', self::LIST, $isJson];
            yield "{$name}, sign-in" => ['{"email":' . $value . ',"password":' . $value . ',"address":"203.0.113.81","device":' . $value . '}', $signIn, $isJson];
        }
    }

    /** @return iterable<string, array{string, string, array<string, mixed>}> */
    public static function cases(): iterable
    {
        $cases = [
            'slug-empty' => [self::BY_SLUG, ['slug' => '']],
            'slug-nul' => [self::BY_SLUG, ['slug' => "theatre-en-cale\0"]],
            'slug-long' => [self::BY_SLUG, ['slug' => str_repeat('a', 5000)]],
            'slug-quote' => [self::BY_SLUG, ['slug' => "' OR 1=1 -- "]],
            'slug-percent' => [self::BY_SLUG, ['slug' => 'theatre%s%d-en-cale']],
            'slug-emoji' => [self::BY_SLUG, ['slug' => '🎭']],
            'slug-upper-case' => [self::BY_SLUG, ['slug' => 'THEATRE-EN-CALE']],
            'slug-missing' => [self::BY_SLUG, []],
            'slug-null' => [self::BY_SLUG, ['slug' => null]],
            'slug-number' => [self::BY_SLUG, ['slug' => 12]],
            'slug-list' => [self::BY_SLUG, ['slug' => ['theatre-en-cale']]],
            'moved-nul' => [self::MOVED, ['slug' => "ancienne-adresse\0"]],
            'moved-long' => [self::MOVED, ['slug' => str_repeat('a', 5000)]],
            'moved-quote' => [self::MOVED, ['slug' => "x' UNION SELECT 1 -- "]],
            'text-nul' => [self::LIST, ['filter' => ['q' => "\0"]]],
            'text-long' => [self::LIST, ['filter' => ['q' => str_repeat('théâtre ', 700)]]],
            'text-signs' => [self::LIST, ['filter' => ['q' => "% _ ' \" \\ ; -- /* */ ( ) * ?"]]],
            'text-number' => [self::LIST, ['filter' => ['q' => 5]]],
            'countries-unknown' => [self::LIST, ['filter' => ['countries' => ['XX', '', "S'N"]]]],
            'countries-lower-case' => [self::LIST, ['filter' => ['countries' => ['cm']]]],
            'countries-many' => [self::LIST, ['filter' => ['countries' => array_fill(0, 500, 'ZZ')]]],
            'countries-null' => [self::LIST, ['filter' => ['countries' => [null]]]],
            'sectors-unknown' => [self::LIST, ['filter' => ['sectors' => ['no-such-sector']]]],
            'filter-unknown-field' => [self::LIST, ['filter' => ['nope' => 1]]],
            'filter-bad-type' => [self::LIST, ['filter' => ['type' => 'USER']]],
            'filter-upper-case-type' => [self::LIST, ['filter' => ['type' => 'INITIATIVE']]],
            'filter-state-over' => [self::LIST, ['filter' => ['state' => 'over']]],
            'page-zero' => [self::LIST, ['page' => 0, 'perPage' => 1]],
            'page-negative' => [self::LIST, ['page' => -3, 'perPage' => 1]],
            'page-huge' => [self::LIST, ['page' => 2147483647]],
            'page-too-big' => [self::LIST, ['page' => 2147483648]],
            'page-text' => [self::LIST, ['page' => 'two']],
            'per-page-zero' => [self::LIST, ['perPage' => 0]],
            'per-page-huge' => [self::LIST, ['perPage' => 100000]],
            'language-unknown' => ['{ passerelleLayout(language: DE) { siteName } }', []],
            'language-missing' => ['{ passerelleLayout { siteName } }', []],
            'language-text' => ['{ passerelleLayout(language: "FR") { siteName } }', []],
            'page-key-unknown' => ['{ passerellePage(key: IMPRINT, language: FR) { title } }', []],
            'sort-unknown' => ['{ passerelleCatalogue(language: FR, sort: POPULAR) { total } }', []],
            'field-unknown' => ['{ passerelleInitiative(language: FR, slug: "theatre-en-cale") { card { title owner } } }', []],
            'field-private' => ['{ passerelleCall(language: FR, slug: "residence-au-bord-du-fleuve") { managers mentors } }', []],
            'person-email' => ['{ passerelleInitiative(language: FR, slug: "theatre-en-cale") { members { email } } }', []],
            'root-unknown' => ['{ passerelleNothing { id } }', []],
            'no-selection' => ['{ passerelleHome(language: FR) }', []],
            'mutation' => ['mutation { passerelleSave(input: {}) { id } }', []],
            'fragment-cycle' => ['{ passerelleHome(language: FR) { ...A } } fragment A on PasserelleHome { title ...B } fragment B on PasserelleHome { ...A }', []],
            'operation-missing' => ['query A { __typename } query B { __typename }', []],
        ];
        foreach ($cases as $name => [$document, $variables]) {
            yield $name => [$name, $document, $variables];
        }
    }
}
