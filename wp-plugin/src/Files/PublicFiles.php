<?php

declare(strict_types=1);

namespace Passerelle\Files;

/** Source of public files other than records. */
interface PublicFiles
{
    /** @return list<string> cache tags of the pages that contain the file; empty: none */
    public function tagsOf(int $fileId): array;
}
