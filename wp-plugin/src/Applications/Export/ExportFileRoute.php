<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Files\ByteResponse;
use Passerelle\Files\FileRoute;
use Passerelle\Files\FileStorage;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use WP_REST_Request;
use WP_REST_Response;

/** GET /wp-json/passerelle/v1/application-export-files/{id}: a file of an application that is being exported, for the frontend's server. 404 for any other. */
final readonly class ExportFileRoute
{
    private const PASS = 'x_passerelle_export';

    public function __construct(
        private ExportPass $pass,
        private ProxyRequest $request,
        private ExportedFiles $files,
        private FileStorage $storage,
    ) {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route(FileRoute::NAMESPACE, '/application-export-files/(?P<id>\d{1,15})', [
                'methods' => 'GET',
                'callback' => $this->answer(...),
                // The pass is checked below.
                'permission_callback' => '__return_true',
                'show_in_index' => false,
            ]);
        });
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function answer(WP_REST_Request $request): WP_REST_Response
    {
        $headers = ['Cache-Control' => 'private, no-store'];
        $id = is_numeric($request['id']) ? (int) $request['id'] : 0;
        try {
            $this->request->requireTrust();
            $file = $this->files->read($this->pass->read((string) $request->get_header(self::PASS)), $id);
        } catch (DomainError) {
            return new WP_REST_Response(['code' => 'not_found'], 404, $headers);
        }

        return new ByteResponse($this->storage->absolute($file->path), [
            ...$headers,
            'Content-Type' => $file->mime,
            'Content-Length' => (string) $file->size,
            'X-Content-Type-Options' => 'nosniff',
        ]);
    }
}
