<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Review\Plan\PlanStore;

/** Deletes the stages of a call that is deleted for good, with plans and settings of all of them. */
final readonly class ForgetStages
{
    public function __construct(private StageStore $stages, private PlanStore $plans, private SettingsStore $settings, private PlaceStore $places)
    {
    }

    public function __invoke(int $callGroup): void
    {
        $this->plans->forgetCall($callGroup);
        $this->settings->forgetCall($callGroup);
        $this->places->forgetCall($callGroup);
        $this->stages->forgetCall($callGroup);
    }
}
