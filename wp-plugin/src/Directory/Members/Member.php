<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Rights\Viewer;

/** The profile of a member, restricted to what a reader may see. */
final readonly class Member
{
    /**
     * @param Values $values those that `visibility` includes; none where `isLocked`
     * @param Visibility $visibility Editors: the reader is the member, staff, or a validator of one of the member's countries
     * @param Viewer $reader with whose rights the rest is read
     * @param bool $isLocked visitors will read the name and the summary only
     */
    public function __construct(
        public Record $record,
        public Values $values,
        public Visibility $visibility,
        public Viewer $reader,
        public bool $isOwn,
        public bool $isLocked,
        public bool $mayChangeRoles,
    ) {
    }

    /** With the values that are for editors only. */
    public function isConfidential(): bool
    {
        return $this->visibility === Visibility::Editors;
    }

    /** The reader may read what validators wrote: as isConfidential(), but not the member. */
    public function isJudged(): bool
    {
        return $this->isConfidential() && !$this->isOwn;
    }

    public function isForVisitors(): bool
    {
        return $this->visibility === Visibility::Everyone;
    }
}
