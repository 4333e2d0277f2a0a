<?php

declare(strict_types=1);

namespace Passerelle\Files\Uploads;

use Closure;
use DateTimeInterface;
use Passerelle\Files\FileRoute;
use Passerelle\Files\FileState;
use Passerelle\Files\Files;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes of uploads for the frontend server, which speaks tus to browsers: POST /wp-json/passerelle/v1/uploads, and GET,
 * PATCH (bytes at `offset`) and DELETE of /uploads/{id}. For the person of the access token, or the referee whose link has the hash in
 * the header; refusals are {code, fields}.
 */
final readonly class UploadRoutes
{
    private const HEADERS = ['Cache-Control' => 'private, no-store'];
    /** Only from the frontend’s server, which limits attempts by network. */
    private const LETTER = 'HTTP_X_PASSERELLE_LETTER';
    private const OFFSET = '/^\d{1,15}$/D';

    public function __construct(
        private Uploads $uploads,
        private DeleteUpload $delete,
        private Files $files,
        private ViewerFactory $viewers,
        private LetterUploads $letters,
        private ProxyRequest $proxy,
    ) {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            $this->route('/uploads', 'POST', $this->create(...));
            $one = '/uploads/(?P<id>[0-9a-f]{32})';
            $this->route($one, 'GET', $this->read(...));
            $this->route($one, 'PATCH', $this->append(...));
            $this->route($one, 'DELETE', $this->delete(...));
        });
    }

    /**
     * @param non-falsy-string $path
     * @param Closure(WP_REST_Request<array<string, mixed>>): WP_REST_Response $answer
     */
    private function route(string $path, string $method, Closure $answer): void
    {
        register_rest_route(FileRoute::NAMESPACE, $path, [
            'methods' => $method,
            /** @param WP_REST_Request<array<string, mixed>> $request */
            'callback' => static function (WP_REST_Request $request) use ($answer): WP_REST_Response {
                try {
                    return $answer($request);
                } catch (DomainError $error) {
                    return self::refusal($error);
                }
            },
            // Each answer is for the owner only.
            'permission_callback' => '__return_true',
            'show_in_index' => false,
        ]);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function create(WP_REST_Request $request): WP_REST_Response
    {
        [$purpose, $name, $bytes] = [$request['purpose'], $request['name'], $request['bytes']];
        if (!is_string($purpose) || !is_string($name) || !is_int($bytes)) {
            throw new DomainError('malformed_request');
        }

        return $this->answer($this->uploads->create($this->owner(), $purpose, $name, $bytes), 201);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function read(WP_REST_Request $request): WP_REST_Response
    {
        return $this->answer($this->uploads->get($this->owner(), self::id($request)));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function append(WP_REST_Request $request): WP_REST_Response
    {
        $offset = $request->get_query_params()['offset'] ?? null;
        if (!is_string($offset) || preg_match(self::OFFSET, $offset) !== 1) {
            throw new DomainError('malformed_request');
        }

        return $this->answer($this->uploads->append($this->owner(), self::id($request), (int) $offset, $request->get_body()));
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function delete(WP_REST_Request $request): WP_REST_Response
    {
        ($this->delete)($this->uploads->get($this->owner(), self::id($request)));

        return new WP_REST_Response(null, 204, self::HEADERS);
    }

    /** @throws DomainError session_expired · forbidden · link_expired */
    private function owner(): UploadOwner
    {
        $hash = ServerVariables::text(self::LETTER);
        if ($hash === '') {
            return UploadOwner::account($this->viewers->current());
        }
        $this->proxy->requireTrust();

        return UploadOwner::letter($this->letters->letterOf($hash));
    }

    /** @throws DomainError not_found when the stored file was deleted */
    private function answer(Upload $upload, int $status = 200): WP_REST_Response
    {
        [$state, $error] = $this->state($upload);

        return new WP_REST_Response([
            'id' => $upload->id,
            'bytes' => $upload->bytes,
            'received' => $upload->received,
            'state' => $state,
            'fileId' => $state === FileState::Ready->value || ($state === FileState::Scanning->value && $upload->purpose->isUsedUnscanned()) ? $upload->fileId : null,
            'error' => $error,
            'expiresAt' => $upload->expiresAt->format(DateTimeInterface::ATOM),
        ], $status, self::HEADERS);
    }

    /** @return array{string, string|null} state for the owner, and the code of a refusal */
    private function state(Upload $upload): array
    {
        if ($upload->state !== UploadState::Stored) {
            return [$upload->state === UploadState::Inspecting ? FileState::Scanning->value : $upload->state->value, $upload->error];
        }
        $file = $this->files->find($upload->fileId ?? 0) ?? throw DomainError::notFound();

        return [$file->state->value, $file->refusal];
    }

    private static function refusal(DomainError $error): WP_REST_Response
    {
        $fields = array_map(static fn (FieldError $field): array => ['path' => $field->path, 'code' => $field->code], $error->fields);

        return new WP_REST_Response(['code' => $error->errorCode, 'fields' => $fields], ErrorCode::from($error->errorCode)->status(), self::HEADERS);
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private static function id(WP_REST_Request $request): string
    {
        $id = $request['id'];

        return is_string($id) ? $id : '';
    }
}
