<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Content\Records;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Catalogue\Recommendations\GraphQL\RecommendationTypes;
use Passerelle\Catalogue\Recommendations\GraphQL\WaitingTypes;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;
use Passerelle\Catalogue\Recommendations\Waiting\ListWaiting;
use Passerelle\Catalogue\Recommendations\Waiting\NextStep;
use Passerelle\Catalogue\Recommendations\Waiting\NextSteps;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The signed-in home: items for a person, each with its reasons, what waits for them, and their next steps. */
final readonly class RecommendationsModule implements HasMigrations, HasGraphQlTypes
{
    public function __construct(
        public Recommending $recommending,
        public ListWaiting $waiting,
        public NextSteps $steps,
        private RecommendationListeners $listeners,
        private Records $records,
        public CardBuilder $cards,
        private Config $config,
    ) {
    }

    public function migrations(): array
    {
        return [...RecommendationTables::migrations(), ...$this->listeners->index->migrations($this->records)];
    }

    public function graphQlTypes(): array
    {
        [$viewers, $request] = [new ViewerFactory(), new ProxyRequest()];
        $recommending = $this->recommending;

        return [
            new EnumTypes([
                'PasserelleNextStep' => NextStep::cases(),
                'PasserelleRecommendationCode' => ReasonCode::cases(),
                'PasserelleWaitingKind' => WaitingKind::cases(),
            ]),
            new RecommendationTypes($recommending->person, $recommending->recommend, $recommending->dismiss, $this->cards, $viewers, $request),
            new WaitingTypes($this->waiting, $this->steps, $recommending->person, $this->config, $viewers, $request),
        ];
    }
}
