<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Files\ByteResponse;
use Passerelle\Files\FileRoute;
use Passerelle\Security\SecurityEvent;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET /wp-json/passerelle/v1/my-data: all data about the person of the access token, as an archive. Without a parameter for
 * the person, so that nobody else's data can be requested.
 */
final readonly class ExportRoute
{
    private const PASS = 'x_passerelle_export';

    public function __construct(private Export $export, private ExportPass $pass, private CurrentSession $current)
    {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route(FileRoute::NAMESPACE, '/my-data', [
                'methods' => 'GET',
                'callback' => $this->answer(...),
                'permission_callback' => '__return_true',
                'show_in_index' => false,
            ]);
        });
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function answer(WP_REST_Request $request): WP_REST_Response
    {
        $headers = ['Cache-Control' => 'private, no-store'];
        $session = $this->current->session();
        if ($session === null) {
            return new WP_REST_Response(['code' => 'session_expired'], 401, $headers);
        }
        if (!$this->pass->isValid($session, (string) $request->get_header(self::PASS))) {
            SecurityEvent::Export->refused('personal_data', account: $session->userId);
            return new WP_REST_Response(['code' => 'forbidden'], 403, $headers);
        }
        SecurityEvent::Export->succeeded('personal_data', account: $session->userId);
        $path = $this->export->make($session->userId);

        return new ByteResponse($path, [
            ...$headers,
            'Content-Type' => 'application/zip',
            'Content-Length' => (string) filesize($path),
            'Content-Disposition' => 'attachment; filename="' . $this->export->name($session->userId) . '"',
            'X-Content-Type-Options' => 'nosniff',
        ], once: true);
    }
}
