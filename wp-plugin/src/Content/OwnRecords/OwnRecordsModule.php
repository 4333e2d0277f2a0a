<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\Model\Status;
use Passerelle\GraphQL\HasEnums;

/** What a member owns or co-edits, with what they can do with it. */
final readonly class OwnRecordsModule implements HasEnums
{
    public function enums(): array
    {
        return [
            'PasserelleOwnSort' => OwnSort::cases(),
            'PasserelleOwnType' => OwnRecords::TYPES,
            'PasserelleRecordStatus' => Status::listed(),
        ];
    }
}
