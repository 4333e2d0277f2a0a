<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Services;
use Passerelle\Moderation\GraphQL\StatisticsTypes;
use Passerelle\Moderation\Statistics\Counts;
use Passerelle\Moderation\Statistics\DecisionsMade;
use Passerelle\Moderation\Statistics\ReadStatistics;
use Passerelle\Moderation\Statistics\Submissions;
use Passerelle\Moderation\Statistics\WaitingNow;
use Passerelle\Moderation\Statistics\WaitingTimes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Figures about the work of validators, for administrators. */
final readonly class OversightModule implements HasGraphQlTypes
{
    private function __construct(public ReadStatistics $statistics)
    {
    }

    public static function build(Services $services): self
    {
        $counts = new Counts($services->database);

        return new self(new ReadStatistics(
            new WaitingNow($counts),
            new Submissions($counts),
            new DecisionsMade($counts),
            new WaitingTimes($services->database),
            $services->clock,
            $services->config->limit('moderation', 'statisticsDays'),
        ));
    }

    public function graphQlTypes(): array
    {
        return [new StatisticsTypes($this->statistics, new ViewerFactory(), new ProxyRequest())];
    }
}
