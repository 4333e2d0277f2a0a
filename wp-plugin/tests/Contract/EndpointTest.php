<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** The endpoint itself: methods, bodies, sessions. */
final class EndpointTest extends ContractTestCase
{
    private const JSON = ['Content-Type: application/json'];
    private const QUERY = '{"query":"{ passerelleLayout(language: EN) { siteName } }"}';
    private const PRIVATE = '{"query":"{ passerelleInitiative(language: FR, slug: \"statut-draft\") { card { title } } }"}';

    /** @param list<string> $headers */
    #[DataProvider('cases')]
    public function testAnswers(string $case, string $method, string $path, ?string $body, array $headers): void
    {
        $this->assertAnswers("endpoint/{$case}", Site::get()->send($method, $path, $body, $headers)->comparable());
    }

    public function testACookieCountsOnlyWithItsNonce(): void
    {
        $site = Site::get();
        $answers = [
            'with nonce' => $site->send('POST', '/graphql', self::PRIVATE, [...self::JSON, ...$site->inWordPress('editor')])->comparable(),
            'without nonce' => $site->send('POST', '/graphql', self::PRIVATE, [...self::JSON, ...$site->inWordPress('editor', false)])->comparable(),
            'with a wrong nonce' => $site->send('POST', '/graphql', self::PRIVATE, [...self::JSON, ...$site->inWordPress('editor', false), 'X-WP-Nonce: 0123456789'])->comparable(),
            'a member, with nonce' => $site->send('POST', '/graphql', self::PRIVATE, [...self::JSON, ...$site->inWordPress('owner')])->comparable(),
            'nonce alone' => $site->send('POST', '/graphql', self::PRIVATE, [...self::JSON, 'X-WP-Nonce: 0123456789'])->comparable(),
        ];

        $this->assertAnswers('endpoint/sessions', $answers);
    }

    /** The site does not set PASSERELLE_GRAPHQL_PRIVATE, like one of production. */
    public function testAllowsOnlyTheServerAndAdministrators(): void
    {
        $site = Site::get();
        $ask = static fn (string ...$headers): array => $site->sendAsStranger('POST', '/graphql', self::QUERY, [...self::JSON, ...array_values($headers)])->comparable();
        $answers = [
            'stranger' => $ask(),
            'wrong secret' => $ask('X-Passerelle-Proxy: guess'),
            'empty secret' => $ask('X-Passerelle-Proxy;'),
            'owner' => $ask(...$site->inWordPress('owner')),
            'editor' => $ask(...$site->inWordPress('editor')),
            'administrator' => $ask(...$site->inWordPress('administrator')),
            'administrator without nonce' => $ask(...$site->inWordPress('administrator', false)),
            'get' => $site->sendAsStranger('GET', '/graphql?query=%7B__typename%7D', null, [])->comparable(),
            'index' => $site->sendAsStranger('GET', '/index.php?graphql&query=%7B__typename%7D', null, [])->comparable(),
            'options' => $site->sendAsStranger('OPTIONS', '/graphql', null, [])->comparable(),
        ];

        $this->assertAnswers('endpoint/gate', $answers);
    }

    /** @return iterable<string, array{string, string, string, string|null, list<string>}> */
    public static function cases(): iterable
    {
        $get = '/graphql?query=' . rawurlencode('query ($l: PasserelleLanguage!) { passerelleLayout(language: $l) { siteName } }') . '&variables=' . rawurlencode('{"l":"FR"}');
        $cases = [
            'post' => ['POST', '/graphql', self::QUERY, self::JSON],
            'get' => ['GET', $get, null, []],
            'get-of-a-mutation' => ['GET', '/graphql?query=' . rawurlencode('mutation { __typename }'), null, []],
            'language-in-the-url' => ['POST', '/graphql?lang=en', '{"query":"{ passerelleLayout(language: FR) { description } }"}', self::JSON],
            'form' => ['POST', '/graphql', 'query=%7B__typename%7D', ['Content-Type: application/x-www-form-urlencoded']],
            'bad-json' => ['POST', '/graphql', '{', self::JSON],
            'empty-object' => ['POST', '/graphql', '{}', self::JSON],
            'syntax-error' => ['POST', '/graphql', '{"query":"{ passerelleLayout"}', self::JSON],
            'put' => ['PUT', '/graphql', self::QUERY, self::JSON],
            'options' => ['OPTIONS', '/graphql', null, []],
            'batch' => ['POST', '/graphql', '[' . self::QUERY . ',' . self::QUERY . ']', self::JSON],
            'operation-name' => ['POST', '/graphql', '{"query":"query A { __typename } query B { passerelleLayout(language: FR) { siteName } }","operationName":"B"}', self::JSON],
        ];
        foreach ($cases as $name => [$method, $path, $body, $headers]) {
            yield $name => [$name, $method, $path, $body, $headers];
        }
    }
}
