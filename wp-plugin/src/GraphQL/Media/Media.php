<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Media;

use Passerelle\Languages\Lang;

/** Images and files of fields, as lists and single values of the API. */
final readonly class Media
{
    public function __construct(private MediaSource $source)
    {
    }

    /**
     * @param list<int|null> $ids null stands for a field without a file
     * @return array<int, MediaFile> by id
     */
    public function findMany(array $ids): array
    {
        $ids = array_values(array_unique(array_filter($ids, is_int(...))));

        return $ids === [] ? [] : $this->source->findMany($ids);
    }

    /**
     * @param list<int|null> $ids
     * @return list<array{id: int, mime: string, name: string, size: int}>
     */
    public function files(array $ids): array
    {
        return array_values(array_map(static fn (MediaFile $file): array => $file->asFile(), $this->findMany($ids)));
    }

    /**
     * @param list<int> $ids
     * @return list<array{id: int, alt: string, width: int, height: int}> without files that are no images
     */
    public function images(array $ids, Lang $language): array
    {
        $images = array_map(static fn (MediaFile $file): ?array => $file->asImage($language), $this->findMany($ids));

        return array_values(array_filter($images, is_array(...)));
    }
}
