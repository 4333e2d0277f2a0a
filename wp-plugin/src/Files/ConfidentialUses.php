<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Rights\Viewer;

/** Uses of confidential files by what is no record. */
interface ConfidentialUses
{
    /** @return bool|null whether the person reads what uses the file; null: nothing does, so that its uploader reads it */
    public function isReadBy(Viewer $viewer, int $fileId): ?bool;

    /** @return string|null name under which the person reads it, without extension; null: its own */
    public function nameFor(Viewer $viewer, int $fileId): ?string;

    /** Whether something uses the file. */
    public function isUsed(int $fileId): bool;
}
