<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Content\Model\ContentType;
use Passerelle\Site\Statistics\StatisticsTables;

/** Batches of views are added once, and end with their items. */
final class RecordViewsTest extends StatisticsTestCase
{
    public function testAddsToWhatIsThere(): void
    {
        self::assertSame(2, ($this->record)($this->batch(), [self::row(7, 3), self::row(9, 1)]));
        self::assertSame(2, ($this->record)($this->batch(), [self::row(7, 2), self::row(7, 1, '2099-06-14')]));

        self::assertSame([
            ['group_id' => '7', 'day' => '2099-06-14', 'views' => '1'],
            ['group_id' => '7', 'day' => self::TODAY, 'views' => '5'],
            ['group_id' => '9', 'day' => self::TODAY, 'views' => '1'],
        ], $this->rows());
    }

    public function testABatchThatIsSentAgainIsNotAddedAgain(): void
    {
        $batch = $this->batch();
        self::assertSame([1, 0, 0], [($this->record)($batch, [self::row(7, 3)]), ($this->record)($batch, [self::row(7, 3)]), ($this->record)($batch, [self::row(8, 1)])]);

        self::assertSame(['3'], array_column($this->rows(), 'views'));
    }

    public function testOtherDaysAndNonsenseAreLeftOut(): void
    {
        $rows = [
            self::row(1, 1, '2099-06-17'),
            self::row(2, 1, '2099-06-16'),
            self::row(3, 1, '2099-06-13'),
            self::row(4, 1, '2099-06-12'),
            self::row(5, 1, "2099-06-15' OR 1=1"),
            self::row(6, 1, ''),
            self::row(7, 0),
            self::row(8, -4),
            self::row(9, 1_000_001),
            self::row(0, 1),
            self::row(-1, 1),
        ];

        self::assertSame(2, ($this->record)($this->batch(), $rows));
        self::assertSame(['2', '3'], array_column($this->rows(), 'group_id'));
    }

    public function testBadBatchesAreRefusedAsAWhole(): void
    {
        $many = array_map(static fn (int $groupId): array => self::row($groupId, 1), range(1, 1001));

        self::assertSame(['views: too_many_rows'], $this->refusals(fn (): int => ($this->record)($this->batch(), $many)));
        foreach (['', 'x', '00000000-0000-4000-8000-00000000000', strtoupper('abcdefab-0000-4000-8000-000000000000')] as $batch) {
            self::assertSame(['batch: required'], $this->refusals(fn (): int => ($this->record)($batch, [self::row(1, 1)])), $batch);
        }
        self::assertSame([], $this->rows());
    }

    public function testForgetsOldDaysOldBatchesAndItemsThatAreGone(): void
    {
        $item = $this->content->published(ContentType::Event);
        $draft = $this->content->draft(ContentType::Event);
        $this->view($item, 4, '2097-05-15');
        $this->view($item, 5, '2097-05-16');
        $this->view($draft, 6);
        ($this->record)($this->batch(), [self::row(999_999_999, 7)]);
        $table = $this->db->table(StatisticsTables::BATCHES);

        ($this->forget)();

        self::assertEqualsCanonicalizing([(string) $item->groupId, (string) $draft->groupId], array_column($this->rows(), 'group_id'));
        self::assertEqualsCanonicalizing(['5', '6'], array_column($this->rows(), 'views'));
        self::assertSame('1', $this->db->value("SELECT COUNT(*) FROM {$table}"));
        $this->clock->advance(4 * DAY_IN_SECONDS);
        ($this->forget)();
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$table}"));
    }

    /** @return array{groupId: int, day: string, count: int} */
    private static function row(int $groupId, int $count, string $day = self::TODAY): array
    {
        return ['groupId' => $groupId, 'day' => $day, 'count' => $count];
    }
}
