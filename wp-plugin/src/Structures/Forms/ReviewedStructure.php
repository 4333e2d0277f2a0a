<?php

declare(strict_types=1);

namespace Passerelle\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\Membership;

/** A structure of a person whose profile is decided on. */
final readonly class ReviewedStructure
{
    /**
     * @param Membership $membership of the person
     * @param bool $isDraftOfProfile published with the profile
     * @param list<SimilarStructure> $similar that it may be a duplicate of; only of structures that the person owns
     */
    public function __construct(
        public Record $record,
        public Membership $membership,
        public MemberList $members,
        public bool $isDraftOfProfile,
        public array $similar,
    ) {
    }
}
