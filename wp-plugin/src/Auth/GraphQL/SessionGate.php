<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\ErrorCategory;
use Passerelle\Security\SecurityEvent;

/** Rejects a request with an invalid access token: as a visitor's request it would return less than the person may read. */
final readonly class SessionGate
{
    private const CODE = 'session_expired';
    private const STATUS = 401;

    public function __construct(private CurrentSession $current)
    {
    }

    public function register(): void
    {
        // After the gate that authenticates the frontend's server.
        add_action('graphql_process_http_request', function (): void {
            if ($this->current->isRefused()) {
                SecurityEvent::AccessToken->refused(self::CODE);
                wp_send_json(['errors' => [['message' => self::CODE, 'extensions' => ClientError::extensions(self::CODE, ErrorCategory::Unauthenticated)]]], self::STATUS);
            }
        }, 20);
    }
}
