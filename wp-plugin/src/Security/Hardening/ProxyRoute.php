<?php

declare(strict_types=1);

namespace Passerelle\Security\Hardening;

use Closure;
use Passerelle\Files\FileRoute;
use Passerelle\Rights\ProxyRequest;
use WP_REST_Response;

/** A GET route of WordPress's REST API for the frontend's server only: for others there is none. */
final readonly class ProxyRoute
{
    /**
     * @param non-falsy-string $path below the namespace of the plugin
     * @param Closure(): array<array-key, mixed> $answer body for the frontend's server
     */
    public function __construct(private string $path, private Closure $answer, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route(FileRoute::NAMESPACE, $this->path, [
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
            ? new WP_REST_Response(($this->answer)(), 200, $headers)
            : new WP_REST_Response(['code' => 'not_found'], 404, $headers);
    }
}
