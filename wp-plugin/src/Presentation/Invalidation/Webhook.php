<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Outbox\Handler;
use RuntimeException;

/** Sends the tags to invalidate to the frontend. Retried until the response is 200. */
#[Factory('to')]
final readonly class Webhook implements Handler
{
    public const KIND = 'invalidate';
    private const OK = 200;
    private const NONCE_BYTES = 16;

    public function __construct(private Frontend $frontend, private Clock $clock, private Config $config)
    {
    }

    /** @return self|null null: nothing is announced */
    public static function to(?Frontend $frontend, Clock $clock, Config $config): ?self
    {
        return $frontend === null ? null : new self($frontend, $clock, $config);
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return $this->config->limit('invalidation', 'maxDelaySeconds');
    }

    /** In several requests when there are too many tags for one. Idempotent. */
    public function handle(array $payload): void
    {
        $tags = is_array($payload['tags'] ?? null) ? array_values($payload['tags']) : [];
        foreach (array_chunk($tags, max(1, $this->config->limit('invalidation', 'tagsPerRequest'))) as $chunk) {
            $this->post($chunk);
        }
    }

    /** @param list<mixed> $tags */
    private function post(array $tags): void
    {
        $body = json_encode(['tags' => $tags], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
        $timestamp = $this->clock->now()->getTimestamp();
        $nonce = bin2hex(random_bytes(self::NONCE_BYTES));
        $response = wp_remote_post($this->frontend->invalidationUrl(), [
            'timeout' => $this->config->limit('invalidation', 'timeoutSeconds'),
            'redirection' => 0,
            'headers' => [
                'content-type' => 'application/json',
                'x-passerelle-timestamp' => (string) $timestamp,
                'x-passerelle-nonce' => $nonce,
                'x-passerelle-signature' => $this->frontend->sign($timestamp, $nonce, $body),
            ],
            'body' => $body,
        ]);
        if (is_wp_error($response)) {
            throw new RuntimeException("The frontend can't be reached: {$response->get_error_message()}");
        }
        $status = wp_remote_retrieve_response_code($response);
        if ($status !== self::OK) {
            throw new RuntimeException("The frontend answered {$status}.");
        }
    }
}
