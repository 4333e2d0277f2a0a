<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

/**
 * Disables application passwords, including stored ones, and XML-RPC for all accounts.
 */
final readonly class RemoteAccess
{
    /** After plugins that could enable them again. */
    private const LAST = PHP_INT_MAX;

    public function register(): void
    {
        add_filter('wp_is_application_passwords_available', '__return_false', self::LAST);
        add_filter('wp_is_application_passwords_available_for_user', '__return_false', self::LAST);
        add_filter('application_password_is_api_request', '__return_false', self::LAST);
        remove_filter('authenticate', 'wp_authenticate_application_password', 20);
        remove_filter('determine_current_user', 'wp_validate_application_password', 20);

        add_filter('xmlrpc_enabled', '__return_false', self::LAST);
        add_filter('xmlrpc_methods', static fn (): array => [], self::LAST);
        add_filter('wp_headers', static function (mixed $headers): array {
            $headers = is_array($headers) ? $headers : [];
            unset($headers['X-Pingback']);

            return $headers;
        }, self::LAST);
    }
}
