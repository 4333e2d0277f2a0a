<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Sort;
use Passerelle\Catalogue\Suggestions;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;

/** What a search with words finds, and in which order. */
final class RankingTest extends CatalogueTestCase
{
    public function testRanksTitleSummaryTextAndExactInflectionPrefix(): void
    {
        $places = [
            ['Danse', 'Rien', ''],
            ['Danses', 'Rien', ''],
            ['Danseuse', 'Rien', ''],
            ['A', 'Une danse', ''],
            ['B', 'Des danses', ''],
            ['C', 'Une danseuse', ''],
            ['D', 'Rien', 'Une danse'],
            ['E', 'Rien', 'Des danses'],
            ['F', 'Rien', 'Une danseuse'],
        ];
        $ids = [];
        // The best was published first: only the ranking can bring it to the front.
        foreach ($places as $day => [$title, $summary, $text]) {
            $values = ['summary' => $summary, 'description' => "<p>{$text}</p>"];
            $at = new DateTimeImmutable('-' . (20 - $day) . ' days');
            $ids[] = $this->content->published(ContentType::Resource, $values, title: $title, at: $at)->id;
        }

        self::assertSame($ids, $this->search(['q' => 'danse'])->ids);
        self::assertSame(array_reverse($ids), $this->search(['q' => 'danse', 'sort' => Sort::Recent])->ids);
    }

    public function testRecentOverOldAndThenTheNewerPost(): void
    {
        $at = new DateTimeImmutable('-3 days');
        $ids = [];
        foreach (['Un', 'Deux', 'Trois'] as $title) {
            $ids[] = $this->content->published(ContentType::Resource, title: "{$title} masques", at: $at)->id;
        }
        $newest = $this->content->published(ContentType::Resource, title: 'Quatre masques', at: new DateTimeImmutable('-1 day'))->id;

        self::assertSame([$newest, ...array_reverse($ids)], $this->search(['q' => 'masque'])->ids);
    }

    public function testWordsOfATitleAddUp(): void
    {
        $one = $this->content->published(ContentType::Resource, ['summary' => 'Au bord du fleuve'], title: 'Théâtre', at: new DateTimeImmutable('-1 day'))->id;
        $both = $this->content->published(ContentType::Resource, title: 'Théâtre du fleuve', at: new DateTimeImmutable('-9 days'))->id;

        self::assertSame([$both, $one], $this->search(['q' => 'théâtre fleuve'])->ids);
    }

    public function testPagesFollowTheRanking(): void
    {
        foreach (range(1, 7) as $number) {
            $this->content->published(ContentType::Resource, ['summary' => 'Une girafe'], title: "Résumé {$number}", at: new DateTimeImmutable("-{$number} days"));
            $this->content->published(ContentType::Resource, title: "Girafe {$number}", at: new DateTimeImmutable('-' . ($number + 20) . ' days'));
        }
        $all = $this->found(['q' => 'girafe', 'perPage' => 100]);
        $pages = [];
        foreach (range(1, 5) as $page) {
            array_push($pages, ...$this->found(['q' => 'girafe', 'page' => $page, 'perPage' => 3]));
        }

        self::assertSame([...array_map(static fn (int $n): string => "Girafe {$n}", range(1, 7)), ...array_map(static fn (int $n): string => "Résumé {$n}", range(1, 7))], $all);
        self::assertSame($all, $pages);
    }

    public function testInflectionsMatchInBothDirections(): void
    {
        $this->content->published(ContentType::Resource, ['sectorIds' => ['comics'], 'countryIds' => ['ML']], title: 'Créatrices ivoiriennes');

        foreach (['créateur ivoirien', 'créatrice ivoirienne', 'créateurs ivoiriens', 'CREATRICES IVOIRIENNES', "l'ivoirien créateur"] as $q) {
            self::assertSame(['Créatrices ivoiriennes'], $this->found(['q' => $q]), $q);
        }
        self::assertTrue($this->search(['q' => 'création ivoirienne'])->reading?->isPartial);
    }

    public function testStopWordsNeitherSlowNorEmptyASearch(): void
    {
        $this->content->published(ContentType::Resource, title: 'Et si on dansait');
        $this->content->published(ContentType::Resource, title: 'Marionnettes du fleuve');

        self::assertSame(['Et si on dansait'], $this->found(['q' => 'et si on']), 'A title of stop words is found by them.');
        self::assertSame(['Marionnettes du fleuve'], $this->found(['q' => 'les marionnettes et le fleuve']));
        self::assertSame(2, $this->search(['q' => 'avec pour chez'])->total, 'Words that say nothing and stand in no title leave everything.');
    }

    public function testDoesNotFindMembersOnlyTexts(): void
    {
        $values = ['summary' => 'Un résumé', 'description' => '<p>Motsecret</p>'];
        $this->content->published(ContentType::Resource, $values, title: 'Réservée', audience: Audience::Members);

        self::assertSame([[], ['Réservée']], [$this->found(['q' => 'motsecret']), $this->found(['q' => 'réservé'])]);
        self::assertSame([], $this->plugin->get(Suggestions::class)->of('motsecr', Lang::French));
    }
}
