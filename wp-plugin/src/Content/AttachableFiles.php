<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Rights\Viewer;

/** Files that an actor may attach to a record. */
interface AttachableFiles
{
    /**
     * @param list<int> $fileIds
     * @param MediaKind $media which files the field takes
     * @return list<int> those of the right kind that the actor stored, or that the group uses already
     */
    public function usable(array $fileIds, MediaKind $media, Viewer $actor, ?int $groupId): array;
}
