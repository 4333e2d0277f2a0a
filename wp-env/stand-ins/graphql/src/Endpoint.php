<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Error\FormattedError;
use Throwable;

/** POST and GET /graphql. */
final class Endpoint
{
    private const PATH = 'graphql';

    public static function register(): void
    {
        add_action('parse_request', self::serve(...));
        // Before the rewrite rules of pages.
        add_filter('option_rewrite_rules', static fn ($rules) => is_array($rules) ? [self::PATH . '/?$' => 'index.php?' . self::PATH . '=true'] + $rules : $rules);
        add_filter('query_vars', static fn (array $names): array => [...$names, self::PATH]);
        add_filter('application_password_is_api_request', static fn (bool $is): bool => $is || self::isRequested());
    }

    public static function isRequested(): bool
    {
        if (isset($_GET[self::PATH])) {
            return true;
        }
        $requested = (string) wp_parse_url((string) ($_SERVER['REQUEST_URI'] ?? ''), PHP_URL_PATH);
        $path = (string) wp_parse_url(site_url(self::PATH), PHP_URL_PATH);

        return isset($_SERVER['HTTP_HOST']) && str_replace('/', '', $requested) === str_replace('/', '', $path);
    }

    private static function serve(): void
    {
        if (!self::isRequested() || Engine::isRunning()) {
            return;
        }
        if (!Authentication::check()) {
            self::send(403, ['errors' => [['message' => 'Cookie nonce is invalid']]]);
        }
        do_action('graphql_process_http_request');
        if (($_SERVER['REQUEST_METHOD'] ?? 'GET') === 'OPTIONS') {
            self::headers(200);
            exit;
        }
        $type = (string) ($_SERVER['CONTENT_TYPE'] ?? $_SERVER['HTTP_CONTENT_TYPE'] ?? '');
        if (($_SERVER['REQUEST_METHOD'] ?? 'GET') === 'POST' && stripos($type, 'application/json') !== 0) {
            self::send(415, ['errors' => [['message' => "HTTP POST requests must have Content-Type: application/json header. Received: {$type}"]]]);
        }
        try {
            ob_start();
            $answer = Engine::executeHttp((new RequestHelper())->parseHttpRequest());
            ob_end_clean();
            $status = 200;
        } catch (Throwable $error) {
            ob_end_clean();
            $answer = ['errors' => [FormattedError::createFromException($error)]];
            $status = 500;
        }
        self::send((int) apply_filters('graphql_response_status_code', $status, $answer, $answer, '', '', null, null), $answer);
    }

    private static function headers(int $status): void
    {
        $headers = [
            'Access-Control-Allow-Origin' => '*',
            'Access-Control-Allow-Headers' => 'Authorization, Content-Type',
            'Access-Control-Max-Age' => '600',
            'Content-Type' => 'application/json ; charset=' . get_option('blog_charset'),
            'X-Robots-Tag' => 'noindex',
            'X-Content-Type-Options' => 'nosniff',
        ];
        if (is_user_logged_in()) {
            $headers = wp_get_nocache_headers() + $headers;
        }
        status_header($status);
        foreach ((array) apply_filters('graphql_response_headers_to_send', $headers) as $name => $value) {
            header("{$name}: {$value}");
        }
    }

    private static function send(int $status, mixed $answer): never
    {
        self::headers($status);
        wp_send_json($answer, $status);
        exit;
    }
}
