<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Content\Field;
use Passerelle\Files\FileLimits;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileRoute;
use Passerelle\Files\Files;
use Passerelle\Files\FileState;
use Passerelle\Files\StoredFile;

/** Attachments from the plugin's file store. */
final readonly class StoredAttachments implements Attachments
{
    public function __construct(private Files $files, private FileLimits $limits)
    {
    }

    public function findMany(array $ids): array
    {
        return array_map(static fn (StoredFile $file): Attachment => new Attachment(
            $file->id,
            $file->name,
            $file->size,
            $file->isImage(),
            // WordPress's REST API identifies the user by this nonce.
            add_query_arg('_wpnonce', wp_create_nonce('wp_rest'), rest_url(FileRoute::NAMESPACE . "/files/{$file->id}")),
            $file->alt,
            $file->isReady(),
            self::state($file),
        ), $this->files->findMany($ids));
    }

    public function store(Field $field, string $path, string $name, int $ownerId): int
    {
        return $this->files->store($path, $name, FilePurpose::of($field), $ownerId);
    }

    public function describe(int $id, array $texts): void
    {
        $this->files->describe($id, $texts);
    }

    public function limits(Field $field): array
    {
        $purpose = FilePurpose::of($field);

        return [$this->limits->types($purpose), $this->limits->bytes($purpose)];
    }

    private static function state(StoredFile $file): string
    {
        return match (true) {
            $file->refusal !== null => "fieldError.{$file->refusal}",
            $file->state === FileState::Scanning => 'file.state.scanning',
            default => $file->isScanned ? 'file.state.scanned' : 'file.state.unscanned',
        };
    }
}
