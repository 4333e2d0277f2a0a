<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Letters\LetterFiles;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Submissions\SubmissionFiles;
use Passerelle\Files\ByteResponse;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FileRoute;
use Passerelle\Files\FileStorage;
use Passerelle\Files\StoredFile;
use Passerelle\Files\StoredFiles;
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
        private HandlerRights $rights,
        private ProxyRequest $request,
        private StoredFiles $files,
        private FileAccess $access,
        private FileStorage $storage,
        private SubmissionFiles $ofAnswers,
        private LetterFiles $ofLetters,
        private LetterStore $letters,
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
            $file = $this->read($this->pass->read((string) $request->get_header(self::PASS)), $id);
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

    /** @throws DomainError not_found: of another call, not handled by the person, not ready, or gone */
    private function read(PermittedExport $export, int $id): StoredFile
    {
        $file = $this->files->find($id);
        $call = $this->rights->call($export->viewer, $export->callId);
        $application = $this->rights->submission($export->viewer, $this->applicationOf($id))->application;
        if (
            $file === null
            || $application->callGroup !== $call->groupId
            || !$this->access->check($export->viewer, $file)->mayRead
            || !is_file($this->storage->absolute($file->path))
        ) {
            throw DomainError::notFound();
        }
        $this->access->log($export->viewer, $file);

        return $file;
    }

    private function applicationOf(int $fileId): int
    {
        $letterId = $this->ofLetters->letterOf($fileId);

        return ($letterId === null ? $this->ofAnswers->applicationOf($fileId) : $this->letters->find($letterId)?->applicationId) ?? 0;
    }
}
