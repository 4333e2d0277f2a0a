<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\DecidableApplications;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Content\Record;

/** What letters say of single applications of a stage. */
final readonly class SubmissionSources
{
    public function __construct(private DecidableApplications $applications, private LetterSources $sources)
    {
    }

    /**
     * @param list<int> $applicationIds
     * @return array<int, LetterValues> by submission; without those that are neither eligible nor decided
     */
    public function of(Record $call, DecisionSettings $settings, array $applicationIds): array
    {
        return $this->sources->of($call, $settings, array_filter(
            $this->applications->all($settings->stage),
            static fn (DecidableApplication $each): bool => in_array($each->id, $applicationIds, true),
        ));
    }
}
