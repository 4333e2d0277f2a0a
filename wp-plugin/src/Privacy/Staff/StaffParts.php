<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Staff;

use Passerelle\Privacy\DeletionPlans;
use Passerelle\Privacy\EraseAccount;
use Passerelle\Privacy\PersonalRecords;
use Passerelle\Privacy\Records\ContentRecords;
use Passerelle\Privacy\Records\RequestRecords;
use Passerelle\Privacy\Records\Structures;

/** Parts of people's own erasure with which staff do the same for others. */
final readonly class StaffParts
{
    /** @param list<PersonalRecords> $records in the order of erasure */
    public function __construct(
        public array $records,
        public ContentRecords $content,
        public RequestRecords $requests,
        public Structures $structures,
        public DeletionPlans $plans,
        public EraseAccount $erase,
        public ErasureAudit $audit,
    ) {
    }
}
