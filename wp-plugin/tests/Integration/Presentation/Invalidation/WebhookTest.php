<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Presentation\Invalidation;

use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Presentation\Invalidation\Webhook;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Outbox\OutboxLimits;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Error;

final class WebhookTest extends IntegrationTestCase
{
    private const SECRET = 'a secret of the tests';

    /** @var list<array{string, array<string, mixed>}> address and arguments of each request */
    private array $requests = [];

    /** @var list<int|WP_Error> what the frontend answers, one after the other; the last one is repeated */
    private array $answers = [200];

    private FrozenClock $clock;
    private Webhook $webhook;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->clock = new FrozenClock(gmdate('c'));
        $this->webhook = new Webhook(new Frontend('http://127.0.0.1:9', self::SECRET), $this->clock, self::config());
        add_filter('pre_http_request', function (mixed $answer, array $arguments, string $url): array|WP_Error {
            $this->requests[] = [$url, $arguments];
            $next = count($this->answers) > 1 ? array_shift($this->answers) : $this->answers[0];
            return $next instanceof WP_Error ? $next : ['headers' => [], 'body' => '', 'response' => ['code' => $next, 'message' => ''], 'cookies' => []];
        }, 10, 3);
    }

    public function testPostsSignedTagsToTheFrontendAndNowhereElse(): void
    {
        $this->webhook->handle(['tags' => ['item:7', 'catalogue']]);

        [[$url, $arguments]] = $this->requests;
        $body = '{"tags":["item:7","catalogue"]}';
        $time = (string) $this->clock->now()->getTimestamp();
        $nonce = self::headersOf($arguments)['x-passerelle-nonce'] ?? '';
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $nonce);
        self::assertSame('http://127.0.0.1:9/api/isr/invalidate', $url);
        self::assertSame(['POST', $body, 1, 0], [$arguments['method'], $arguments['body'], $arguments['timeout'], $arguments['redirection']]);
        self::assertSame([
            'content-type' => 'application/json',
            'x-passerelle-timestamp' => $time,
            'x-passerelle-nonce' => $nonce,
            'x-passerelle-signature' => hash_hmac('sha256', "{$time}.{$nonce}.{$body}", self::SECRET),
        ], $arguments['headers']);
    }

    public function testARepeatedDeliveryIsSignedAnew(): void
    {
        $this->webhook->handle(['tags' => ['item:7']]);
        $this->webhook->handle(['tags' => ['item:7']]);

        $headers = array_map(static fn (array $request): array => self::headersOf($request[1]), $this->requests);
        self::assertSame($headers[0]['x-passerelle-timestamp'], $headers[1]['x-passerelle-timestamp'], 'within the same second');
        foreach (['x-passerelle-nonce', 'x-passerelle-signature'] as $name) {
            self::assertNotSame($headers[0][$name], $headers[1][$name]);
        }
    }

    public function testSendsTooManyTagsInSeveralRequests(): void
    {
        $most = self::config()->limit('invalidation', 'tagsPerRequest');
        $tags = array_map(static fn (int $number): string => "item:{$number}", range(1, $most + 1));

        $this->webhook->handle(['tags' => $tags]);

        $bodies = array_map(static fn (array $tags): string => json_encode(['tags' => $tags], JSON_THROW_ON_ERROR), [array_slice($tags, 0, $most), [$tags[$most]]]);
        self::assertSame($bodies, $this->bodies());
    }

    /** @return iterable<string, array{int|WP_Error, string}> */
    public static function failures(): iterable
    {
        yield 'refused connection' => [new WP_Error('http_request_failed', 'Connection refused'), 'The frontend can\'t be reached: Connection refused'];
        yield 'server error' => [500, 'The frontend answered 500.'];
        yield 'not understood' => [400, 'The frontend answered 400.'];
        yield 'redirect' => [302, 'The frontend answered 302.'];
        yield 'another success' => [204, 'The frontend answered 204.'];
    }

    #[DataProvider('failures')]
    public function testRetriesUntil200(int|WP_Error $failure, string $message): void
    {
        $this->answers = [$failure, $failure, 200];
        $dispatcher = new Dispatcher($this->db, $this->clock, OutboxLimits::from(self::config()));
        $dispatcher->handle($this->webhook);
        $record = $this->content->published(ContentType::Initiative);
        $outbox = $this->db->table('outbox');
        $expected = (string) $this->db->value("SELECT payload FROM {$outbox} ORDER BY id DESC");

        $this->clock->advance(1);
        $dispatcher->run();
        self::assertSame(['1', $message], array_values($this->db->rows("SELECT attempts, last_error FROM {$outbox} ORDER BY id DESC")[0]));
        $seconds = 0;
        while ($this->db->value("SELECT COUNT(*) FROM {$outbox} WHERE done_at IS NULL") !== '0' && $seconds < 60) {
            $this->clock->advance(1);
            $dispatcher->run();
            $seconds++;
        }

        self::assertLessThanOrEqual(10, $seconds, 'It recovers by itself soon after the frontend is back.');
        self::assertCount(3, $this->requests);
        self::assertSame([$expected], array_values(array_unique($this->bodies())));
        self::assertStringContainsString("item:{$record->groupId}", $expected);
    }

    public function testNoMessageContainsTheSecret(): void
    {
        $this->answers = [new WP_Error('http_request_failed', 'Connection refused')];
        try {
            $this->webhook->handle(['tags' => ['catalogue']]);
            self::fail('It did not fail.');
        } catch (RuntimeException $error) {
            self::assertStringNotContainsString(self::SECRET, "{$error->getMessage()} {$error->getTraceAsString()}");
        }
        self::assertStringNotContainsString(self::SECRET, print_r($this->requests[0][1]['headers'], true));
    }

    public function testAttemptsImmediatelyAfterTheCommit(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        self::assertSame([], $this->requests);

        $this->runAfterCommit();

        self::assertContains(wp_json_encode(['tags' => ["item:{$record->groupId}", 'catalogue', 'catalogue:initiative']], JSON_UNESCAPED_SLASHES), $this->bodies());
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE done_at IS NULL"));
    }

    /** @return list<string> */
    private function bodies(): array
    {
        return array_map(static fn (array $request): string => is_string($request[1]['body']) ? $request[1]['body'] : '', $this->requests);
    }

    private static function config(): Config
    {
        return Config::fromDirectory(dirname(__DIR__, 4) . '/config');
    }

    /**
     * @param array<mixed> $arguments
     * @return array<string, string>
     */
    private static function headersOf(array $arguments): array
    {
        $headers = $arguments['headers'] ?? [];
        self::assertIsArray($headers);

        /** @var array<string, string> */
        return $headers;
    }
}
