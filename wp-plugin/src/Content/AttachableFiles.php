<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Accounts\Viewer;

/** Which stored files somebody may attach to a record. */
interface AttachableFiles
{
    /**
     * @param list<int> $fileIds
     * @param FieldKind $kind Image: pictures only; File and Files: documents and pictures
     * @return list<int> those of the right kind that the actor stored, or that the group uses already
     */
    public function usable(array $fileIds, FieldKind $kind, Viewer $actor, ?int $groupId): array;
}
