<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Passerelle\Files\FileRoute;
use Passerelle\Outbox\OutboxHealth;
use Passerelle\Rights\ProxyRequest;
use WP_REST_Response;

/** GET /wp-json/passerelle/v1/outbox-health: states and numbers of the outbox, for /readyz and /metrics of the frontend's server only. */
final readonly class OutboxHealthRoute
{
    private const PATH = '/outbox-health';

    public function __construct(private OutboxHealth $health, private ProxyRequest $request)
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
            ? new WP_REST_Response(['states' => $this->health->states(), 'heartbeatSeconds' => $this->health->ages(), 'messages' => $this->health->kinds()], 200, $headers)
            : new WP_REST_Response(['code' => 'not_found'], 404, $headers);
    }
}
