<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\Catalogue\Finders;
use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Cards\CardBuilder;
use Passerelle\Languages\Lang;
use Passerelle\Site\SiteTexts;

/** Everything of the home page at once: one statement a list, then all cards together. */
final readonly class Home
{
    private const LIST_LENGTH = 6;

    public function __construct(
        private SiteTexts $texts,
        private Finders $finders,
        private CardBuilder $cards,
    ) {
    }

    /** @return array<string, mixed> */
    public function of(Lang $language): array
    {
        $counts = [];
        foreach ($this->finders->countsPerType($language) as $type => $count) {
            $counts[] = ['type' => $type, 'count' => $count];
        }

        return [
            ...$this->lists($language),
            'counts' => $counts,
            'countriesCount' => $this->finders->countriesCount($language),
            'intro' => $this->texts->homeIntro($language),
            'title' => $this->texts->homeTitle($language),
        ];
    }

    /** @return array<string, list<array<string, mixed>>> */
    private function lists(Lang $language): array
    {
        $lists = [
            'closingSoon' => $this->finders->closingSoon($language, self::LIST_LENGTH),
            'directory' => $this->finders->latest($language, ContentType::CommunityProfile, self::LIST_LENGTH),
            'latestInitiatives' => $this->finders->latest($language, ContentType::Initiative, self::LIST_LENGTH),
            'latestResources' => $this->finders->latest($language, ContentType::Resource, self::LIST_LENGTH),
            'nextEvents' => $this->finders->nextEvents($language, self::LIST_LENGTH),
            'projects' => $this->finders->latest($language, ContentType::SupportedProject, self::LIST_LENGTH),
            'trainings' => $this->finders->nextTrainings($language, self::LIST_LENGTH),
        ];
        $cards = array_column($this->cards->ofIds(array_merge(...array_values($lists))), null, 'id');

        return array_map(
            static fn (array $ids): array => array_values(array_filter(array_map(static fn (int $id): ?array => $cards[$id] ?? null, $ids), is_array(...))),
            $lists,
        );
    }
}
