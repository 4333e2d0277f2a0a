<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Kernel\DomainError;

/** Files, for other modules. */
final readonly class Files
{
    public function __construct(private FileStore $store, private StoredFiles $rows, private FileAccess $access)
    {
    }

    /**
     * Stores a copy; the source is unchanged.
     *
     * @param string $path of a readable file
     * @param string $name original name
     * @param array<string, string> $alt text alternative of an image, by language
     * @param Closure(int): void|null $within called with the id within the transaction; nothing is stored when it throws
     * @return int its id
     * @throws DomainError invalid_fields with a code of Inspection\Reason at "file"
     */
    public function store(string $path, string $name, FilePurpose $purpose, int $ownerId, array $alt = [], ?Closure $within = null): int
    {
        return $this->store->store($path, $name, $purpose, $ownerId, $alt, $within);
    }

    /** @param array<string, string> $alt new text alternatives by language; missing languages keep theirs */
    public function describe(int $id, array $alt): void
    {
        $this->rows->describe($id, $alt);
    }

    /** @return list<string> cache tags of the pages that contain the file */
    public function tags(int $id): array
    {
        return $this->access->tags($id);
    }

    /** Whether a record, a page or an application uses the file. */
    public function isUsed(int $id): bool
    {
        return $this->access->isUsed($id);
    }

    public function find(int $id): ?StoredFile
    {
        return $this->rows->find($id);
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredFile> existing ones by id, in the requested order; one query
     */
    public function findMany(array $ids): array
    {
        return $this->rows->findMany($ids);
    }

    /**
     * Deletes the rows of files; the caller deletes their bytes.
     *
     * @param list<int> $ids
     */
    public function delete(array $ids): void
    {
        $this->rows->delete($ids);
    }
}
