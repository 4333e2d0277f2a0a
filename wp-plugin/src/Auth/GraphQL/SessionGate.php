<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\CurrentSession;
use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\ErrorCategory;
use Passerelle\Security\SecurityEvent;

/** Refuses a request whose access token is worth nothing: answered as a visitor's, it would show less than the person may see. */
final readonly class SessionGate
{
    private const CODE = 'session_expired';
    private const STATUS = 401;

    public function __construct(private CurrentSession $current)
    {
    }

    public function register(): void
    {
        // After the gate that lets the frontend's server in.
        add_action('graphql_process_http_request', function (): void {
            if ($this->current->isRefused()) {
                SecurityEvent::AccessToken->refused(self::CODE);
                wp_send_json(['errors' => [['message' => self::CODE, 'extensions' => ClientError::extensions(self::CODE, ErrorCategory::Unauthenticated)]]], self::STATUS);
            }
        }, 20);
    }
}
