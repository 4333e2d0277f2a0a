<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Content\Field;
use Passerelle\Kernel\DomainError;

/** Stored files as the edit screens need them. */
interface Attachments
{
    /**
     * @param list<int> $ids
     * @return array<int, Attachment> by id, those that exist
     */
    public function findMany(array $ids): array;

    /**
     * @param string $path of the uploaded temporary file
     * @return int id
     * @throws DomainError file_type, file_too_large, … as registered in the error catalogue
     */
    public function store(Field $field, string $path, string $name, int $ownerId): int;

    /** @param array<string, string> $texts alternative text by language */
    public function describe(int $id, array $texts): void;

    /** @return array{list<string>, int} accepted MIME types, most bytes */
    public function limits(Field $field): array;
}
