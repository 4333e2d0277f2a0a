<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Refuses a REST request of the frontend's server whose access token is worth nothing, with 401 session_expired: answered
 * as a visitor's, it would be a 404 that the server can't tell from a missing right, and the session would never be renewed.
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
