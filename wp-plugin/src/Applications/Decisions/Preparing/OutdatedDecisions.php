<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\LetterSources;
use Passerelle\Applications\Decisions\DecisionLetters\RenderLetter;
use Passerelle\Applications\Decisions\Offers\OfferPeriod;
use Passerelle\Applications\Decisions\Places\Placing\StagePlacement;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;

/** Which prepared decisions cannot be published as they are: their letters would say something else now, the application has changed, or they are not what is proposed, without a reason. Renders nothing. */
final readonly class OutdatedDecisions
{
    public function __construct(private LetterSources $sources, private OfferPeriod $period, private StagePlacement $placement)
    {
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @param array<int, Decision> $prepared by submission
     * @return array<int, true> by submission
     */
    public function of(Record $call, DecisionSettings $settings, array $applications, array $prepared): array
    {
        $zone = Instants::zoneOf($call);
        $values = $this->sources->of($call, $settings, array_intersect_key($applications, $prepared));
        $placed = $this->placement->of($call, $settings->stage);
        $outdated = [];
        foreach (array_intersect_key($prepared, $applications) as $submissionId => $decision) {
            $application = $applications[$submissionId];
            $isCurrent = $decision->handling === $application->handling
                && $decision->kind->follows($application->state)
                && $placed->fits($decision)
                && ($decision->answerUntil === null || $this->period->isLongEnough($decision->answerUntil))
                && hash_equals($decision->sources, RenderLetter::hash($settings, $decision, $values[$submissionId], $zone));
            if (!$isCurrent) {
                $outdated[$submissionId] = true;
            }
        }

        return $outdated;
    }
}
