<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Calls\CallDates;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\FieldError;

/** What keeps a stage from being saved: stages follow one another, and dates that people count on are only ever moved in their favour. */
final readonly class StageRules
{
    /** @param int $nameMax characters */
    public function __construct(private Clock $clock, #[Limit('callStages', 'name')] private int $nameMax)
    {
    }

    /**
     * @param CallStage|null $stored as it is now; null: it is added
     * @param CallDates $previous of the stage before
     * @param CallStage|null $following the stage after it
     * @param bool $isInUse whether applications were advanced to it
     * @return list<FieldError>
     */
    public function problems(CallStage $stage, ?CallStage $stored, CallDates $previous, ?CallStage $following, bool $isInUse): array
    {
        $isMoved = $stored === null || !$stored->dates()->equals($stage->dates());

        return [...$this->ofNames($stage), ...$isMoved ? $this->ofDates($stage, $stored, $previous, $following, $isInUse) : []];
    }

    /** @return list<FieldError> */
    private function ofNames(CallStage $stage): array
    {
        $problems = [];
        foreach ($stage->names as $language => $name) {
            $field = 'name' . ucfirst($language);
            if ($name === '') {
                $problems[] = new FieldError($field, 'required');
            } elseif (mb_strlen($name) > $this->nameMax) {
                $problems[] = new FieldError($field, 'too_long', ['max' => $this->nameMax]);
            }
        }

        return $problems;
    }

    /** @return list<FieldError> */
    private function ofDates(CallStage $stage, ?CallStage $stored, CallDates $previous, ?CallStage $following, bool $isInUse): array
    {
        $opening = match (true) {
            $previous->closesAt === null => 'stage_without_previous',
            $stage->opensAt <= $previous->closesAt => 'stage_before_previous',
            $isInUse && $stored !== null && $stage->opensAt > $stored->opensAt => 'stage_dates_announced',
            default => null,
        };
        $closing = match (true) {
            $stage->closesAt <= $stage->opensAt => 'closing_before_opening',
            $isInUse && $stored !== null && $stage->closesAt < $stored->closesAt => 'stage_dates_announced',
            $stage->closesAt <= $this->clock->now() => 'stage_closing_past',
            $following !== null && $stage->closesAt >= $following->opensAt => 'stage_after_next',
            default => null,
        };

        return [
            ...$opening === null ? [] : [new FieldError('opensAt', $opening)],
            ...$closing === null ? [] : [new FieldError('closesAt', $closing)],
        ];
    }
}
