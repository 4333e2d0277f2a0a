<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Calls\CallDates;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;

/** The stages of a call with their dates, for everybody who reads its page: nothing where there is one. */
final readonly class PublicStages
{
    public function __construct(private StageStore $stages)
    {
    }

    /** @return list<array{closesAt: string|null, name: string, number: int, opensAt: string|null}> in their order; the first has no name */
    public function of(Record $call): array
    {
        $later = InternalCall::isInternal($call) ? $this->stages->ofCall($call->groupId) : [];
        if ($later === []) {
            return [];
        }

        return [self::data(Stage::FIRST, '', CallDates::of($call->values)), ...array_map(
            static fn (CallStage $each): array => self::data($each->stage->number, $each->name($call->language), $each->dates()),
            $later,
        )];
    }

    /** @return array{closesAt: string|null, name: string, number: int, opensAt: string|null} */
    private static function data(int $number, string $name, CallDates $dates): array
    {
        return [
            'closesAt' => $dates->closesAt === null ? null : Times::text($dates->closesAt),
            'name' => $name,
            'number' => $number,
            'opensAt' => $dates->opensAt === null ? null : Times::text($dates->opensAt),
        ];
    }
}
