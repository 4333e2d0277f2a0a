<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

/** Part that a reader of an application has in it. */
enum WriterRole: string
{
    /** Who began it, or an owner or member of the structure that applies. */
    case Applicant = 'applicant';
    /** A co-writer. */
    case Edit = 'edit';
    case Read = 'read';

    public function writes(): bool
    {
        return $this !== self::Read;
    }
}
