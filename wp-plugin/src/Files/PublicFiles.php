<?php

declare(strict_types=1);

namespace Passerelle\Files;

/** A place other than a record that shows files to everybody. */
interface PublicFiles
{
    /** @return list<string> cache tags of the pages that show the file; none: this place does not show it */
    public function tagsOf(int $fileId): array;
}
