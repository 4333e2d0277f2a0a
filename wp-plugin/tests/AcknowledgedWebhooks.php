<?php

declare(strict_types=1);

namespace Passerelle\Tests;

use Passerelle\Presentation\Invalidation\Frontend;

/**
 * The answer of a frontend that takes each webhook. After a refused connection the dispatcher would leave the webhooks of
 * the tests that follow to the worker, also when the refused one was of a test that commits.
 */
final class AcknowledgedWebhooks
{
    public static function register(): void
    {
        add_filter('pre_http_request', self::answer(...), 1, 3);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return mixed what WordPress takes for the frontend's answer; for other requests what it was
     */
    private static function answer(mixed $answer, array $arguments, string $url): mixed
    {
        return $url === Frontend::configured()?->invalidationUrl()
            ? ['headers' => [], 'body' => '', 'response' => ['code' => 200, 'message' => ''], 'cookies' => []]
            : $answer;
    }
}
