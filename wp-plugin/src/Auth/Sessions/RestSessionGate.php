<?php

declare(strict_types=1);

namespace Passerelle\Auth\Sessions;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Rejects a REST request with an invalid access token with 401 session_expired: the 404 of a visitor's request would look like
 * a missing right, and the session would not be renewed.
 */
final readonly class RestSessionGate
{
    private const ROUTES = '/passerelle/';

    public function __construct(private CurrentSession $current)
    {
    }

    public function register(): void
    {
        add_filter('rest_pre_dispatch', $this->check(...), 10, 3);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function check(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if ($answer !== null || !str_starts_with($request->get_route(), self::ROUTES) || !$this->current->isRefused()) {
            return $answer;
        }

        return new WP_REST_Response(['code' => 'session_expired'], 401, ['Cache-Control' => 'private, no-store']);
    }
}
