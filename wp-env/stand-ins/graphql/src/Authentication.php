<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

/**
 * Protects cookie authentication against forged requests: without a nonce the request is anonymous, with a wrong one it is
 * rejected. Other authentication (an Authorization header) needs no nonce.
 */
final class Authentication
{
    private const NOTHING = ['', 'null', 'undefined', 'false', '0'];

    /** @return bool false when the request must be rejected */
    public static function check(): bool
    {
        $header = ($_SERVER['HTTP_AUTHORIZATION'] ?? '') . ($_SERVER['REDIRECT_HTTP_AUTHORIZATION'] ?? '');
        if (!is_user_logged_in() || $header !== '') {
            return true;
        }
        $nonce = $_REQUEST['_wpnonce'] ?? $_SERVER['HTTP_X_WP_NONCE'] ?? '';
        if (in_array($nonce, self::NOTHING, true)) {
            wp_set_current_user(0);

            return true;
        }

        return wp_verify_nonce($nonce, 'wp_graphql') !== false || wp_verify_nonce($nonce, 'wp_rest') !== false;
    }
}
