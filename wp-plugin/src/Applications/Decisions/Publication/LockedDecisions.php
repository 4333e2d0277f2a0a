<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Stage;
use Passerelle\Rights\Viewer;

/** What is prepared at a stage, as it is until the end of the transaction. */
final readonly class LockedDecisions
{
    public function __construct(private DecidableApplications $applications, private DecisionStore $decisions, private SettingsStore $settings)
    {
    }

    /** @return array{array<int, DecidableApplication>, array<int, Decision>, DecisionSettings} applications that the person handles, and what is prepared, by submission */
    public function of(Viewer $viewer, Stage $stage): array
    {
        $applications = $this->applications->lock($viewer, $stage);
        $settings = $this->settings->lock($stage);

        return [$applications, $this->decisions->prepared(array_keys($applications)), $settings];
    }
}
