<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Finders;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

final class FindersTest extends CatalogueTestCase
{
    public function testClosingSoonAreOpenCallsByClosing(): void
    {
        $this->call('Plus tard', '-1 day', '+9 days');
        $this->call('Bientôt', '-1 day', '+2 days');
        $this->call('Fermé', '-9 days', '-1 hour');
        $this->call('Pas encore', '+1 day', '+2 days');

        self::assertSame(['Bientôt', 'Plus tard'], $this->titles($this->plugin->get(Finders::class)->closingSoon(Lang::French, 5)));
        self::assertSame(['Bientôt'], $this->titles($this->plugin->get(Finders::class)->closingSoon(Lang::French, 1)));
        self::assertSame([], $this->plugin->get(Finders::class)->closingSoon(Lang::English, 5));
    }

    public function testNextEventsAreThoseThatAreNotOverByStart(): void
    {
        $this->event('Dans un mois', '+30 days', '+31 days');
        $this->event('Demain', '+1 day', null);
        $this->event('En cours', '-2 days', '+1 day');
        $this->event('Passé', '-9 days', '-8 days');

        $this->content->published(ContentType::Event, [
            'startsAt' => self::instant('-30 days +2 hours'),
            'endsAt' => self::instant('-30 days +3 hours'),
            'recurrence' => ['frequency' => 'daily', 'interval' => 2, 'until' => gmdate('Y-m-d', (int) strtotime('+30 days'))],
        ], title: 'Tous les deux jours');

        $next = fn (int $limit): array => $this->titles($this->plugin->get(Finders::class)->nextEvents(Lang::French, $limit));
        self::assertSame(['En cours', 'Tous les deux jours', 'Demain', 'Dans un mois'], $next(5));
        self::assertSame([['En cours'], ['En cours', 'Tous les deux jours'], ['En cours', 'Tous les deux jours', 'Demain']], array_map($next, [1, 2, 3]));
    }

    public function testNextTrainingsAreThoseWithADateThenTheOthers(): void
    {
        $date = static fn (string $when): string => (new DateTimeImmutable($when))->format('Y-m-d');
        $this->content->published(ContentType::Training, title: 'Quand on veut');
        $this->content->published(ContentType::Training, ['startDate' => $date('+20 days')], title: 'Dans 20 jours');
        $this->content->published(ContentType::Training, ['startDate' => $date('-20 days'), 'endDate' => $date('-10 days')], title: 'Finie');
        $this->content->published(ContentType::Training, ['startDate' => $date('+3 days')], title: 'Dans 3 jours');

        self::assertSame(['Dans 3 jours', 'Dans 20 jours', 'Quand on veut'], $this->titles($this->plugin->get(Finders::class)->nextTrainings(Lang::French, 5)));
    }

    public function testLatestAreByPublication(): void
    {
        $this->content->published(ContentType::Structure, title: 'Atelier', at: new DateTimeImmutable('-1 day'));
        $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'Ba'], at: new DateTimeImmutable('-2 days'));
        $this->content->published(ContentType::Structure, title: 'Bureau', at: new DateTimeImmutable('-3 days'));
        $finders = $this->plugin->get(Finders::class);

        self::assertSame(['Atelier', 'Awa Ba', 'Bureau'], $this->titles($finders->latest(Lang::French, ContentType::CommunityProfile, 5)));
        self::assertSame(['Atelier', 'Bureau'], $this->titles($finders->latest(Lang::French, ContentType::Structure, 5)));
        self::assertSame([], $finders->latest(Lang::French, ContentType::Initiative, 5));
    }

    public function testRelatedItemsAreSortedByCommonPropertiesWithoutTheItemItself(): void
    {
        $record = $this->content->published(ContentType::Resource, ['sectorIds' => ['theatre'], 'countryIds' => ['SN']], title: 'Elle');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['comics'], 'countryIds' => ['SN']], title: 'Même pays');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['theatre'], 'countryIds' => ['ML']], title: 'Même secteur');
        $this->content->published(ContentType::Resource, ['sectorIds' => ['dance'], 'countryIds' => ['ML']], title: 'Secteur voisin', at: new DateTimeImmutable('-1 day'));
        $this->content->published(ContentType::Resource, ['sectorIds' => ['comics'], 'countryIds' => ['ML']], title: 'Rien de commun');
        $this->content->published(ContentType::Initiative, ['sectorIds' => ['theatre'], 'countryIds' => ['SN']], title: 'Autre type');
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'Same item', groupId: $record->groupId);

        self::assertSame(
            ['Même secteur', 'Secteur voisin', 'Même pays'],
            $this->titles($this->plugin->get(Finders::class)->related($record, 4)),
        );
    }

    public function testCounts(): void
    {
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN', 'ML']]);
        $this->content->published(ContentType::Structure, ['headquartersCountry' => 'CI']);
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'SN', 'secondaryCountryIds' => ['FR']]);
        $this->content->published(ContentType::Resource, ['countryIds' => ['KE']], Lang::English);
        $this->content->draft(ContentType::Resource, ['countryIds' => ['GH']]);

        self::assertSame([
            'supported_projects' => 0,
            'resource' => 1,
            'initiative' => 0,
            'event' => 0,
            'community_profile' => 2,
            'call_for_application' => 0,
            'formation' => 0,
        ], $this->plugin->get(Finders::class)->countsPerType(Lang::French));
        self::assertSame([4, 1], [
            $this->plugin->get(Finders::class)->countriesCount(Lang::French),
            $this->plugin->get(Finders::class)->countriesCount(Lang::English),
        ]);
    }

    private function call(string $title, string $opens, string $closes): void
    {
        $this->content->published(
            ContentType::CallForApplication,
            ['opensAt' => self::instant($opens), 'closesAt' => self::instant($closes)],
            title: $title,
            at: new DateTimeImmutable('-20 days'),
        );
    }

    private function event(string $title, string $starts, ?string $ends): void
    {
        $this->content->published(ContentType::Event, ['startsAt' => self::instant($starts), 'endsAt' => $ends === null ? null : self::instant($ends)], title: $title);
    }

    private static function instant(string $when): string
    {
        return gmdate('Y-m-d\TH:i:s\Z', (int) strtotime($when));
    }
}
