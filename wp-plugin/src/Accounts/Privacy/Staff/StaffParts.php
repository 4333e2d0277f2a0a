<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Accounts\Privacy\Records\ContentRecords;
use Passerelle\Accounts\Privacy\Records\RequestRecords;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Kernel\Composition\From;

/** Parts of people's own erasure with which staff do the same for others. */
final readonly class StaffParts
{
    /** @param list<PersonalRecords> $records in the order of erasure */
    public function __construct(
        #[From(RecordKinds::class, 'all')] public array $records,
        public ContentRecords $content,
        public RequestRecords $requests,
        public Structures $structures,
        public DeletionPlans $plans,
        public EraseAccount $erase,
        public ErasureAudit $audit,
    ) {
    }
}
