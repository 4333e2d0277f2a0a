<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Accounts\Viewer;
use Passerelle\Content\AttachableFiles;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Database;

final readonly class FileIndex implements AttachableFiles
{
    public function __construct(private Database $db)
    {
    }

    public function usable(array $fileIds, FieldKind $kind, Viewer $actor, ?int $groupId): array
    {
        return [];
    }
}
