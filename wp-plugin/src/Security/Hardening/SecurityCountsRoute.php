<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Files\FileRoute;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Security\EventCounts;
use WP_REST_Response;

/** GET /wp-json/passerelle/v1/security-counts: counts of security events, for /metrics of the frontend's server only. */
final readonly class SecurityCountsRoute
{
    private const PATH = '/security-counts';

    public function __construct(private EventCounts $counts, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route(FileRoute::NAMESPACE, self::PATH, [
                'methods' => 'GET',
                'callback' => $this->answer(...),
                // The secret of the frontend's server is checked below.
                'permission_callback' => '__return_true',
                'show_in_index' => false,
            ]);
        });
    }

    private function answer(): WP_REST_Response
    {
        $headers = ['Cache-Control' => 'private, no-store'];

        return $this->request->isTrusted()
            ? new WP_REST_Response($this->counts->all(), 200, $headers)
            : new WP_REST_Response(['code' => 'not_found'], 404, $headers);
    }
}
