<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Rights\Viewer;

/** Files that an actor may attach to a record. */
interface AttachableFiles
{
    /**
     * Files of a confidential purpose are for their own record and field only, whoever asks.
     *
     * @param list<int> $fileIds
     * @param Field $field that is to contain them
     * @param int|null $groupId null: a new record
     * @param int $ownerId of the record
     * @return list<int> those of the right kind that the actor stored, or that the group uses already
     */
    public function usable(array $fileIds, Field $field, Viewer $actor, ?int $groupId, int $ownerId): array;
}
