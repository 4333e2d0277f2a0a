<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Security\SecurityEvent;

/**
 * /graphql is restricted to the frontend's server, which has the secret, and to administrators, unless
 * PASSERELLE_GRAPHQL_PRIVATE is false. Runs after the engine's check of cookie and nonce, so that a forged request is anonymous.
 */
#[Factory('fromConstants')]
final readonly class Gate
{
    public function __construct(private bool $isPrivate, private string $secret)
    {
    }

    public static function fromConstants(): self
    {
        $secret = self::setting('PASSERELLE_GRAPHQL_SECRET');

        return new self(self::isPrivate(self::setting('PASSERELLE_GRAPHQL_PRIVATE')), is_string($secret) ? $secret : '');
    }

    /** Without the setting, and with a value that is no boolean, the endpoint is private: a mistake must not open it. */
    public static function isPrivate(mixed $setting): bool
    {
        return $setting !== false;
    }

    public function register(): void
    {
        // No CORS headers, since no page of another site uses the endpoint.
        add_filter('graphql_response_headers_to_send', static fn (array $headers): array => array_filter(
            $headers,
            static fn (int|string $name): bool => !str_starts_with(strtolower((string) $name), 'access-control-'),
            ARRAY_FILTER_USE_KEY,
        ));
        add_action('graphql_process_http_request', function (): void {
            if (!$this->allows(ServerVariables::text('HTTP_X_PASSERELLE_PROXY'), current_user_can('manage_options'))) {
                SecurityEvent::RightsDenied->refused('graphql_private');
                wp_send_json(['errors' => [['message' => 'forbidden', 'extensions' => ClientError::extensions('forbidden', ErrorCategory::Forbidden)]]], 403);
            }
        });
    }

    public function allows(string $secret, bool $isAdministrator): bool
    {
        return !$this->isPrivate || $isAdministrator || ($this->secret !== '' && hash_equals($this->secret, $secret));
    }

    private static function setting(string $name): mixed
    {
        return defined($name) ? constant($name) : null;
    }
}
