<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** Root fields that another plugin registers are refused to everybody, whatever way they are asked for. */
final class ForeignFieldsTest extends ContractTestCase
{
    private const PLUGIN = 'foreign-graphql.php';
    private const EFFECT = 'foreign_graphql_effect';
    private const JSON = 'Content-Type: application/json';
    private const OWN = 'passerelleLayout(language: FR) { siteName }';
    private const REFUSED = ['code' => 'root_field_forbidden', 'category' => 'forbidden', 'fields' => []];
    private const COUNTED = ['event' => 'rights_denied', 'outcome' => 'refused', 'reason' => 'graphql_root_field'];

    public static function setUpBeforeClass(): void
    {
        parent::setUpBeforeClass();
        Site::get();
        file_put_contents(WP_PLUGIN_DIR . '/' . self::PLUGIN, '<?php require ' . var_export(dirname(__DIR__) . '/fixtures/' . self::PLUGIN, true) . ';');
        self::setActive(true);
    }

    public static function tearDownAfterClass(): void
    {
        self::setActive(false);
        unlink(WP_PLUGIN_DIR . '/' . self::PLUGIN);
        parent::tearDownAfterClass();
    }

    /** @param array<string, mixed> $body */
    #[DataProvider('bodies')]
    public function testRefusesEverybody(array $body, int $fields): void
    {
        $site = Site::get();
        $json = json_encode($body, JSON_THROW_ON_ERROR);
        $send = static fn (string ...$headers): Answer => $site->sendAsStranger('POST', '/graphql', $json, [self::JSON, ...array_values($headers)]);
        $secret = 'X-Passerelle-Proxy: ' . (defined('PASSERELLE_GRAPHQL_SECRET') ? constant('PASSERELLE_GRAPHQL_SECRET') : '');
        $this->assertRefused([
            'the frontend server' => static fn (): Answer => $send($secret),
            'an administrator in WordPress' => static fn (): Answer => $send(...$site->inWordPress('administrator')),
            'a super administrator in WordPress' => static fn (): Answer => $send(...$site->inWordPress('super-administrator')),
            'an administrator on the site' => static fn (): Answer => $send($secret, "Authorization: Bearer {$site->accessToken('administrator')}"),
            'an editor on the site' => static fn (): Answer => $send($secret, "Authorization: Bearer {$site->accessToken('editor')}"),
        ], $fields);
    }

    public function testRefusesByGetAndByTheNonceOfTheAdministration(): void
    {
        $site = Site::get();
        $administrator = $site->inWordPress('administrator');
        // The nonce that the administration's scripts fetch.
        $nonce = $site->browse('/wp-admin/admin-ajax.php?action=rest-nonce', $site->inWordPress('administrator', false))['body'];
        $get = '/graphql?query=' . rawurlencode('{ foreignSecret }');
        $this->assertRefused([
            'GET' => static fn (): Answer => $site->sendAsStranger('GET', $get, null, $administrator),
            'GET, nonce in the address' => static fn (): Answer => $site->sendAsStranger('GET', "{$get}&_wpnonce={$nonce}", null, $site->inWordPress('administrator', false)),
            'index.php' => static fn (): Answer => $site->sendAsStranger('GET', '/index.php?graphql&query=' . rawurlencode('{ foreignSecret }'), null, $administrator),
            'nonce of admin-ajax' => static fn (): Answer => $site->sendAsStranger(
                'POST',
                '/graphql',
                '{"query":"mutation { foreignChange(input: {}) { secret } }"}',
                [self::JSON, ...$site->inWordPress('administrator', false), "X-WP-Nonce: {$nonce}"],
            ),
        ], 1);
    }

    public function testBatchIsRefusedAsAWhole(): void
    {
        $batch = '[{"query":"mutation { foreignChange(input: {}) { secret } }"},{"query":"{ foreignSecret }"}]';
        $answer = Site::get()->sendAsStranger('POST', '/graphql', $batch, [self::JSON, ...Site::get()->inWordPress('administrator')]);

        self::assertSame(500, $answer->status);
        self::assertStringNotContainsString('FOREIGN DATA', $answer->body);
        self::assertFalse(self::effect());
    }

    /** Code of other plugins, with and without the rules of validation. */
    public function testRefusesCodeInsideWordPress(): void
    {
        $administrator = get_user_by('email', 'contract-administrator@secret.test');
        $before = self::logged();
        exec(implode(' ', array_map(escapeshellarg(...), [
            PHP_BINARY,
            dirname(__DIR__) . '/fixtures/foreign-graphql-in-process.php',
            rtrim(ABSPATH, '/'),
            $administrator === false ? '' : (string) $administrator->ID,
        ])), $output, $status);
        $own = [['passerelleLayout' => ['siteName' => 'Passerelle']], []];

        self::assertSame(0, $status);
        self::assertSame([
            'validated' => ['query' => [null, ['root_field_forbidden']], 'mutation' => [null, ['root_field_forbidden']], 'own' => $own],
            'not validated' => ['query' => [['foreignSecret' => null], ['forbidden']], 'mutation' => [['foreignChange' => null], ['forbidden']], 'own' => $own],
        ], json_decode(implode("\n", $output), true));
        self::assertFalse(self::effect());
        self::assertSame($before + 4, self::logged());
    }

    public function testIntrospectionShowsThemToAdministrators(): void
    {
        $document = '{ __schema { queryType { name } } __type(name: "ForeignChangePayload") { name } __typename }';
        $answer = Site::get()->query($document, as: 'administrator');

        self::assertSame(200, $answer->status);
        self::assertSame(['__schema' => ['queryType' => ['name' => 'RootQuery']], '__type' => ['name' => 'ForeignChangePayload'], '__typename' => 'RootQuery'], $answer->data());
    }

    /** @return iterable<string, array{array<string, mixed>, int}> */
    public static function bodies(): iterable
    {
        $change = 'foreignChange(input: {name: "x"}) { secret }';
        yield 'a query' => [['query' => '{ foreignSecret }'], 1];
        yield 'a mutation' => [['query' => "mutation { {$change} }"], 1];
        yield 'beside a field of the plugin' => [['query' => '{ ' . self::OWN . ' foreignSecret }'], 1];
        yield 'under the name of a field of the plugin' => [['query' => '{ passerelleLayout: foreignSecret }'], 1];
        yield 'aliases' => [['query' => "mutation { a: {$change} b: {$change} }"], 2];
        yield 'a fragment on the root' => [['query' => "mutation { ...A } fragment A on RootMutation { {$change} }"], 1];
        yield 'nested inline fragments' => [['query' => '{ ... { ... on RootQuery { foreignSecret } } }'], 1];
        yield 'behind a directive' => [['query' => 'query ($x: Boolean = true) { foreignSecret @include(if: $x) }'], 1];
        yield 'the second operation' => [['query' => "query A { __typename } mutation B { {$change} }", 'operationName' => 'B'], 1];
        yield 'beside the operation that runs' => [['query' => "query A { __typename } mutation B { {$change} }", 'operationName' => 'A'], 1];
        yield 'a persisted document' => [['queryId' => 'stored'], 1];
    }

    /** @param array<string, callable(): Answer> $requests by who sends them */
    private function assertRefused(array $requests, int $fields): void
    {
        foreach ($requests as $who => $ask) {
            $before = self::logged();
            $answer = $ask();
            self::assertSame(
                ['status' => 403, 'answer' => ['errors' => array_fill(0, $fields, ['extensions' => self::REFUSED])]],
                $answer->comparable(),
                "{$who}: {$answer->body}",
            );
            self::assertStringNotContainsString('FOREIGN DATA', $answer->body, $who);
            self::assertFalse(self::effect(), $who);
            self::assertSame($before + 1, self::logged(), $who);
        }
    }

    private static function logged(): int
    {
        $counts = json_decode(Site::get()->send('GET', '/wp-json/passerelle/v1/security-counts', null, [])->body, true);
        foreach (is_array($counts) ? $counts : [] as $count) {
            if (is_array($count) && array_intersect_key($count, self::COUNTED) === self::COUNTED) {
                return is_int($count['total']) ? $count['total'] : 0;
            }
        }

        return 0;
    }

    private static function effect(): mixed
    {
        wp_cache_flush();

        return get_option(self::EFFECT);
    }

    private static function setActive(bool $isActive): void
    {
        wp_cache_flush();
        $plugins = array_filter((array) get_option('active_plugins'), static fn (mixed $plugin): bool => $plugin !== self::PLUGIN);
        update_option('active_plugins', array_values($isActive ? [...$plugins, self::PLUGIN] : $plugins));
        delete_option(self::EFFECT);
    }
}
