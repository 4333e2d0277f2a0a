<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\Catalogue\Highlights;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Search;
use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Cards\CardBuilder;
use Passerelle\Kernel\Clock;
use Passerelle\Languages\Lang;
use Passerelle\Site\SiteTexts;

/** Everything of the home page at once: one statement a list, then all cards together. */
final readonly class Home
{
    private const LIST_LENGTH = 6;

    public function __construct(
        private SiteTexts $texts,
        private Highlights $highlights,
        private Search $search,
        private Limits $limits,
        private CardBuilder $cards,
        private Clock $clock,
    ) {
    }

    /** @return array<string, mixed> */
    public function of(Lang $language): array
    {
        $facets = $this->search->run(Query::of($this->limits, $language, perPage: 1))->facets;
        $counts = [];
        foreach ($facets->types as $type => $count) {
            $counts[] = ['type' => $type, 'count' => $count];
        }

        return [
            ...$this->lists($language),
            'counts' => $counts,
            'countriesCount' => count($facets->countries),
            'intro' => $this->texts->homeIntro($language),
            'title' => $this->texts->homeTitle($language),
        ];
    }

    /** @return array<string, list<array<string, mixed>>> */
    private function lists(Lang $language): array
    {
        $latest = fn (ContentType $type): array => $this->highlights->latest($language, $type, self::LIST_LENGTH);
        $now = $this->clock->now();
        $lists = [
            'closingSoon' => $this->highlights->closingSoon($language, $now, self::LIST_LENGTH),
            'directory' => $latest(ContentType::CommunityProfile),
            'latestInitiatives' => $latest(ContentType::Initiative),
            'latestResources' => $latest(ContentType::Resource),
            'nextEvents' => $this->highlights->nextEvents($language, $now, self::LIST_LENGTH),
            'projects' => $latest(ContentType::SupportedProject),
            'trainings' => $latest(ContentType::Training),
        ];
        $cards = array_column($this->cards->ofIds(array_merge(...array_values($lists))), null, 'id');

        return array_map(
            static fn (array $ids): array => array_values(array_filter(array_map(static fn (int $id): ?array => $cards[$id] ?? null, $ids), is_array(...))),
            $lists,
        );
    }
}
