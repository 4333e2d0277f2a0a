<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Files\FileAccess;

/** Drops cached pages for modules that know nothing of them. */
final readonly class AnnouncedChanges
{
    public function __construct(private Invalidations $invalidations, private FileAccess $files)
    {
    }

    /** The pages of an item. */
    public function ofItem(int $groupId): void
    {
        $this->invalidations->add([Tags::item($groupId)]);
    }

    /** The pages that contain a released file. */
    public function ofFile(int $fileId): void
    {
        $this->invalidations->add($this->files->tags($fileId));
    }
}
