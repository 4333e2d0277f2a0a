<?php

declare(strict_types=1);

namespace Passerelle\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Values;

/** The profile of a member, restricted to what a reader may see. */
final readonly class Member
{
    /**
     * @param Values $values with those for editors only where `isConfidential`
     * @param bool $isConfidential the reader is the member, staff, or a validator of one of the member's countries
     * @param bool $isJudged the reader may read what validators wrote: as above, but not the member
     */
    public function __construct(
        public Record $record,
        public Values $values,
        public bool $isConfidential,
        public bool $isJudged,
        public bool $mayChangeRoles,
    ) {
    }
}
