<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;
use WP_REST_Request;
use WP_REST_Response;

/** GET /wp-json/passerelle/v1/files/{id}: the bytes, after an access check. 404 without access. */
final readonly class FileRoute
{
    public const NAMESPACE = 'passerelle/v1';
    private const PUBLIC = 'public, max-age=0, must-revalidate';
    private const PRIVATE = 'private, no-store';

    public function __construct(
        private StoredFiles $files,
        private FileAccess $access,
        private FileStorage $storage,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        add_action('rest_api_init', function (): void {
            register_rest_route(self::NAMESPACE, '/files/(?P<id>\d{1,15})', [
                'methods' => 'GET',
                'callback' => $this->answer(...),
                // Access is checked per file, below.
                'permission_callback' => '__return_true',
                'show_in_index' => false,
            ]);
        });
    }

    /** @param WP_REST_Request<array<string, mixed>> $request */
    private function answer(WP_REST_Request $request): WP_REST_Response
    {
        $id = $request['id'];
        $file = $this->files->find(is_numeric($id) ? (int) $id : 0);
        $viewer = $this->viewers->current();
        $answer = $file === null ? null : $this->access->check($viewer, $file);
        if ($file === null || $answer === null || !$answer->mayRead || !is_file($this->storage->absolute($file->path))) {
            if ($answer?->mayRead === false) {
                SecurityEvent::FileRead->refused('forbidden', account: $viewer->id, object: "file:{$file?->id}");
            }
            return new WP_REST_Response(['code' => 'not_found'], 404, ['Cache-Control' => self::PRIVATE]);
        }
        if (!$answer->isPublic) {
            $this->access->log($viewer, $file);
        }

        return new ByteResponse($this->storage->absolute($file->path), $this->headers($file, $answer, $request));
    }

    /**
     * @param WP_REST_Request<array<string, mixed>> $request
     * @return array<string, string>
     */
    private function headers(StoredFile $file, FileAnswer $answer, WP_REST_Request $request): array
    {
        $isInline = $file->isImage() && $request['download'] === null;
        $name = $answer->name === null ? $file->name : $answer->name . '.' . Sniffer::extension($file->mime);
        $ascii = (string) preg_replace('/[^A-Za-z0-9._-]+/', '-', remove_accents($name));

        return [
            'Content-Type' => $file->mime,
            'Content-Length' => (string) $file->size,
            'Content-Disposition' => ($isInline ? 'inline' : 'attachment') . "; filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode($name),
            'Cache-Control' => $answer->isPublic ? self::PUBLIC : self::PRIVATE,
            'ETag' => '"' . basename($file->path, '.' . Sniffer::extension($file->mime)) . '"',
            'X-Content-Type-Options' => 'nosniff',
            'Content-Security-Policy' => "default-src 'none'; sandbox",
            'x-passerelle-tags' => implode(', ', [
                ...array_map(static fn (int $group): string => "item:{$group}", $answer->groupIds),
                ...$answer->tags,
            ]),
        ];
    }
}
