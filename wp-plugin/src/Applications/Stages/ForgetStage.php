<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Trials\TrialPeriod;

/** Deletes a stage without applications, with its form, criteria and letters, and what managers tried out at it. */
final readonly class ForgetStage
{
    public function __construct(
        private StageStore $store,
        private FormStore $forms,
        private PlanStore $plans,
        private SettingsStore $settings,
        private PlaceStore $places,
        private TrialPeriod $trials,
    ) {
    }

    public function __invoke(Stage $stage): void
    {
        $this->trials->forgetStage($stage);
        $this->forms->forgetStage($stage);
        $this->plans->forgetStage($stage);
        $this->settings->forgetStage($stage);
        $this->places->forgetStage($stage);
        $this->store->remove($stage);
    }
}
