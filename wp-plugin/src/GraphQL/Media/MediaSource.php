<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Media;

interface MediaSource
{
    /**
     * One query at most.
     *
     * @param list<int> $ids
     * @return array<int, MediaFile> those that exist, by id, in the order asked
     */
    public function findMany(array $ids): array;
}
