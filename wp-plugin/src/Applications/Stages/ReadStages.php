<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\Forms\Composing\CallsOfManagers;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The stages of a call, for those who may edit it. */
final readonly class ReadStages
{
    /** @param int $max stages of a call */
    public function __construct(
        private CallsOfManagers $calls,
        private StageStore $store,
        private StageUse $use,
        #[Limit('callStages', 'max')] private int $max,
    ) {
    }

    /**
     * @return array<string, mixed> as the API shows them
     * @throws DomainError not_found, also for calls of others
     */
    public function data(Viewer $viewer, int $callId): array
    {
        $call = $this->calls->find($viewer, $callId);
        $stages = $this->store->ofCall($call->groupId);
        $dates = CallDates::of($call->values);
        $last = $stages === [] ? Stage::FIRST : $stages[count($stages) - 1]->stage->number;
        $isInUse = $stages !== [] && $this->use->isUsed($stages[count($stages) - 1]->stage);

        return [
            'callId' => $call->id,
            'mayAdd' => $this->mayAdd($call, $stages),
            'items' => [
                [
                    'closesAt' => $dates->closesAt === null ? null : Times::text($dates->closesAt),
                    'mayRemove' => false,
                    'names' => [],
                    'number' => Stage::FIRST,
                    'opensAt' => $dates->opensAt === null ? null : Times::text($dates->opensAt),
                    'version' => 0,
                ],
                ...array_map(static fn (CallStage $each): array => [
                    'closesAt' => Times::text($each->closesAt),
                    'mayRemove' => $each->stage->number === $last && !$isInUse,
                    'names' => $each->namesData(),
                    'number' => $each->stage->number,
                    'opensAt' => Times::text($each->opensAt),
                    'version' => $each->version,
                ], $stages),
            ],
            'zone' => $call->values->textOrNull('zone'),
        ];
    }

    /** @param list<CallStage> $stages later ones of the call */
    public function mayAdd(Record $call, array $stages): bool
    {
        return InternalCall::isInternal($call) && count($stages) + 1 < $this->max;
    }
}
