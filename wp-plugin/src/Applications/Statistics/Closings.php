<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use DateTimeImmutable;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Retention\RetentionStart;
use Passerelle\Applications\Stage;
use Passerelle\Languages\Lang;

/** Since when a stage receives nothing any more. */
final readonly class Closings
{
    public function __construct(private InternalCalls $calls, private RetentionStart $start)
    {
    }

    /** @return DateTimeImmutable|null null: it may still receive applications, or the call is gone */
    public function of(Stage $stage): ?DateTimeImmutable
    {
        $call = $this->calls->ofGroups([$stage->callGroup], Lang::French->value)[$stage->callGroup] ?? null;

        return $call === null ? null : $this->start->closing($this->calls->atStage($call, $stage));
    }
}
