<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\Catalogue\Finders;
use Passerelle\Catalogue\Kind;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\SiteTexts;

/** All data of the home page: one statement per list, then all cards in one batch. Hidden sections are not read. */
final readonly class Home
{
    private const LIST_LENGTH = 6;

    public function __construct(
        private SiteTexts $texts,
        private HomePlans $plans,
        private Finders $finders,
        private CardBuilder $cards,
        private Names $names,
        private Media $media,
    ) {
    }

    /** @return array<string, mixed> */
    public function of(Lang $language): array
    {
        $plan = $this->plans->get($language);
        $counts = [];
        foreach ($this->finders->countsPerType($language) as $type => $count) {
            $counts[] = ['type' => $type, 'count' => $count];
        }

        return [
            ...$this->lists($language, $plan),
            'counts' => $counts,
            'countriesCount' => $this->finders->countriesCount($language),
            'directoryCountries' => $plan->shows(HomeSection::Directory) ? $this->countries($language) : [],
            'intro' => $this->texts->homeIntro($language),
            'partners' => $plan->shows(HomeSection::Partners) ? $this->partners($language, $plan) : [],
            'sections' => array_map(static fn (HomeSection $section): string => $section->value, $plan->sections()),
            'title' => $this->texts->homeTitle($language),
        ];
    }

    /** @return array<string, list<array<string, mixed>>> */
    private function lists(Lang $language, HomePlan $plan): array
    {
        $latest = fn (ContentType $type): array => $this->finders->latest($language, $type, self::LIST_LENGTH);
        $finders = [
            'closingSoon' => [HomeSection::Calls, fn (): array => $this->finders->closingSoon($language, self::LIST_LENGTH)],
            'directory' => [HomeSection::Directory, static fn (): array => $latest(ContentType::CommunityProfile)],
            'featured' => [HomeSection::Featured, fn (): array => $this->finders->ofGroups($language, $plan->featured)],
            'latestInitiatives' => [HomeSection::Initiatives, static fn (): array => $latest(ContentType::Initiative)],
            'latestResources' => [HomeSection::Resources, static fn (): array => $latest(ContentType::Resource)],
            'nextEvents' => [HomeSection::Events, fn (): array => $this->finders->nextEvents($language, self::LIST_LENGTH)],
            'projects' => [HomeSection::Projects, static fn (): array => $latest(ContentType::SupportedProject)],
            'trainings' => [HomeSection::Trainings, fn (): array => $this->finders->nextTrainings($language, self::LIST_LENGTH)],
        ];
        $lists = [];
        foreach ($finders as $name => [$section, $find]) {
            $lists[$name] = $plan->shows($section) ? $find() : [];
        }
        $cards = array_column($this->cards->ofIds(array_values(array_unique(array_merge(...array_values($lists))))), null, 'id');

        return array_map(
            static fn (array $ids): array => array_values(array_filter(array_map(static fn (int $id): ?array => $cards[$id] ?? null, $ids), is_array(...))),
            $lists,
        );
    }

    /** @return list<array<string, mixed>> */
    private function countries(Lang $language): array
    {
        $counts = $this->finders->directoryByCountry($language);

        return array_map(static fn (array $country): array => [
            'country' => $country,
            'persons' => $counts[$country['isoCode']][Kind::Person->value] ?? 0,
            'structures' => $counts[$country['isoCode']][Kind::Structure->value] ?? 0,
        ], $this->names->countries(array_keys($counts), $language));
    }

    /** @return list<array<string, mixed>> */
    private function partners(Lang $language, HomePlan $plan): array
    {
        $files = $this->media->findMany(array_map(static fn (Partner $partner): ?int => $partner->logo, $plan->partners));

        return array_map(static fn (Partner $partner): array => [
            'name' => $partner->name,
            'url' => $partner->url === '' ? null : $partner->url,
            'logo' => Media::image($files[$partner->logo ?? 0] ?? null, $language),
        ], $plan->partners);
    }
}
