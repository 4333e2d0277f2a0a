<?php

declare(strict_types=1);

namespace Passerelle\Files\GraphQL;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\StoredFile;
use Passerelle\Languages\Lang;

/** Images and files of fields, as lists and single values of the API. */
final readonly class Media
{
    public function __construct(private Files $files)
    {
    }

    /**
     * At most one query. Without confidential files, even if a record names them.
     *
     * @param list<int|null> $ids null for a field without file
     * @return array<int, StoredFile> by id, in the requested order
     */
    public function findMany(array $ids): array
    {
        return array_filter($this->ready($ids), static fn (StoredFile $file): bool => !$file->purpose->isConfidential());
    }

    /**
     * Files in confidential fields, for those who may read them. At most one query.
     *
     * @param list<array{int|null, FilePurpose}> $uses id and purpose of each field
     * @return list<StoredFile|null> for each use; null also for a file of another confidential purpose
     */
    public function findConfidential(array $uses): array
    {
        $found = $this->ready(array_column($uses, 0));
        $fits = static fn (?StoredFile $file, FilePurpose $purpose): bool => $file !== null && (!$file->purpose->isConfidential() || $file->purpose === $purpose);

        return array_map(static function (array $use) use ($found, $fits): ?StoredFile {
            $file = $found[$use[0] ?? 0] ?? null;

            return $fits($file, $use[1]) ? $file : null;
        }, $uses);
    }

    /**
     * @param list<int|null> $ids
     * @return array<int, StoredFile>
     */
    private function ready(array $ids): array
    {
        $ids = array_values(array_unique(array_filter($ids, is_int(...))));

        return $ids === [] ? [] : array_filter($this->files->findMany($ids), static fn (StoredFile $file): bool => $file->isReady());
    }

    /**
     * @param list<int|null> $ids
     * @param array<int, StoredFile> $found by id, these among others
     * @return list<array{id: int, mime: string, name: string, size: int}> in the requested order
     */
    public static function files(array $ids, array $found): array
    {
        return array_values(array_filter(array_map(self::file(...), self::pick($ids, $found)), is_array(...)));
    }

    /** @return array{id: int, mime: string, name: string, size: int}|null */
    public static function file(?StoredFile $file): ?array
    {
        return $file === null ? null : ['id' => $file->id, 'mime' => $file->mime, 'name' => $file->name, 'size' => $file->size];
    }

    /**
     * @param list<int> $ids
     * @param array<int, StoredFile> $found by id, these among others
     * @return list<array{id: int, alt: string, width: int, height: int}> in the requested order, without other files
     */
    public static function images(array $ids, array $found, Lang $language): array
    {
        $images = array_map(static fn (?StoredFile $file): ?array => self::image($file, $language), self::pick($ids, $found));

        return array_values(array_filter($images, is_array(...)));
    }

    /** @return array{id: int, alt: string, width: int, height: int}|null */
    public static function image(?StoredFile $file, Lang $language): ?array
    {
        if ($file === null || $file->width === null || $file->height === null) {
            return null;
        }

        return ['id' => $file->id, 'alt' => $file->altIn($language), 'width' => $file->width, 'height' => $file->height];
    }

    /**
     * @param list<int|null> $ids
     * @param array<int, StoredFile> $found
     * @return list<StoredFile|null> each once
     */
    private static function pick(array $ids, array $found): array
    {
        return array_map(static fn (?int $id): ?StoredFile => $found[$id ?? 0] ?? null, array_values(array_unique($ids)));
    }
}
