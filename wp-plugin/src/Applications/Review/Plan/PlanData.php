<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use Passerelle\Applications\InternalCall;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;

/** The plan of a review, as the API shows it to those who run the call. */
final readonly class PlanData
{
    /** @return array<string, mixed> */
    public static function of(Record $call, StoredPlan $stored): array
    {
        return [
            'callId' => $call->id,
            'callTitle' => $call->title,
            'document' => $stored->document,
            'frozenAt' => $stored->frozenAt === null ? null : Times::text($stored->frozenAt),
            'languages' => array_column(InternalCall::languages($call), 'value'),
            'stage' => $stored->stage->number,
            'version' => $stored->version,
        ];
    }
}
