<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Statistics;

use Passerelle\Languages\Lang;
use Passerelle\Site\Statistics\Missed\MissedLimits;
use Passerelle\Site\Statistics\Missed\MissedSearch;
use Passerelle\Site\Statistics\StatisticsTables;

/** Searches that found nothing are added up by day, without anything about who searched, in a table of limited size. */
final class MissedSearchesTest extends StatisticsTestCase
{
    private MissedLimits $limits;

    protected function setUp(): void
    {
        parent::setUp();
        $this->limits = $this->plugin->get(MissedLimits::class);
        $this->db->execute("DELETE FROM {$this->missedTable()}");
    }

    public function testAddsUpByWordsAndLanguageTheMostFrequentFirst(): void
    {
        $this->miss([$this->missed('gyil', 2), $this->missed('kundi', 1), $this->missed('bala', 3)]);
        $this->miss([$this->missed('gyil', 2, '2099-06-14'), $this->missed('gyil', 3, language: Lang::English), $this->missed('kundi', 1)]);

        self::assertSame([['fr', 'gyil', self::TODAY, 4], ['fr', 'bala', self::TODAY, 3], ['en', 'gyil', self::TODAY, 3]], $this->shown(), '“kundi” is too rare.');
    }

    public function testABatchThatIsSentAgainIsNotAddedAgain(): void
    {
        $batch = $this->batch();
        self::assertSame([1, 0], [($this->record)($batch, [], [$this->missed('gyil', 3)]), ($this->record)($batch, [], [$this->missed('gyil', 3)])]);
        self::assertSame([['fr', 'gyil', self::TODAY, 3]], $this->shown());
    }

    public function testWhatMayBePersonalAndNonsenseAreNotStored(): void
    {
        $this->miss([
            $this->missed('awa@example.test', 9),
            $this->missed('https://example.test', 9),
            $this->missed('221 77 123 45 67', 9),
            $this->missed(str_repeat('a', 200), 9),
            $this->missed('', 9),
            $this->missed('Non normalisé', 9),
            $this->missed('gyil', 0),
            $this->missed('gyil', -3),
            $this->missed('gyil', 1_000_001),
            $this->missed('gyil', 9, '2099-06-12'),
            $this->missed('gyil', 9, '2099-06-17'),
            $this->missed('gyil', 9, "' OR 1=1"),
        ]);
        self::assertSame([], $this->stored());
    }

    public function testTheTableSaysNothingAboutWhoSearched(): void
    {
        $this->miss([$this->missed('gyil', 3)]);
        $row = $this->db->rows("SELECT * FROM {$this->missedTable()}")[0] ?? [];
        self::assertSame(['id', 'day', 'language', 'words', 'searches'], array_keys($row));
        self::assertSame(self::TODAY, $row['day'], 'A day, no instant.');
    }

    public function testTheRowsOfADayAreLimitedAndTheRarestGiveWay(): void
    {
        $max = $this->limits->rowsPerDay;
        $this->miss([$this->missed('gyil', 2), $this->missed('gyil', 1, language: Lang::English), $this->missed('gyil', 1, '2099-06-14')]);
        for ($sent = 0; $sent < $max + 100; $sent += 100) {
            $this->miss(array_map(fn (int $number): MissedSearch => $this->missed("bruit {$number}", 1), range($sent, $sent + 99)));
        }
        $today = array_filter($this->stored(), static fn (array $row): bool => [$row['day'], $row['language']] === [self::TODAY, 'fr']);
        self::assertCount($max, $today);
        self::assertContains('gyil', array_column($today, 'words'));
        self::assertNotContains('bruit 0', array_column($today, 'words'), 'The oldest of the rarest.');
        self::assertCount($max + 2, $this->stored(), 'Other days and languages have rows of their own.');
    }

    public function testTooManyAtOnceAreRefused(): void
    {
        $many = array_map(fn (int $number): MissedSearch => $this->missed("gyil {$number}", 1), range(1, 201));
        self::assertSame(['missed: too_many_rows'], $this->refusals(fn (): int => ($this->record)($this->batch(), [], $many)));
        self::assertSame([], $this->stored());
    }

    public function testTheyAreShownAndStoredForThirtyDays(): void
    {
        $this->miss([$this->missed('gyil', 3)]);
        $this->clock->advance(29 * DAY_IN_SECONDS);
        ($this->forget)();
        self::assertCount(1, $this->shown());
        $this->clock->advance(DAY_IN_SECONDS);
        self::assertSame([], $this->shown(), 'Before the cleanup, too.');
        self::assertCount(1, $this->stored());
        ($this->forget)();
        self::assertSame([], $this->stored());
    }

    public function testTheListIsLimited(): void
    {
        $this->miss(array_map(fn (int $number): MissedSearch => $this->missed("gyil {$number}", 3), range(1, $this->limits->shown + 1)));
        self::assertCount($this->limits->shown, $this->shown());
    }

    /** @param list<MissedSearch> $missed */
    private function miss(array $missed): void
    {
        ($this->record)($this->batch(), [], $missed);
    }

    private function missed(string $words, int $searches, string $day = self::TODAY, Lang $language = Lang::French): MissedSearch
    {
        return new MissedSearch($language, $words, $day, $searches);
    }

    /** @return list<array{string, string, string, int}> */
    private function shown(): array
    {
        return array_map(
            static fn (MissedSearch $each): array => [$each->language->value, $each->words, $each->day, $each->searches],
            $this->missedSearches->mostFrequent(),
        );
    }

    /** @return list<array<string, string|null>> */
    private function stored(): array
    {
        return $this->db->rows("SELECT day, language, words FROM {$this->missedTable()} ORDER BY id");
    }

    private function missedTable(): string
    {
        return $this->db->table(StatisticsTables::MISSED);
    }
}
