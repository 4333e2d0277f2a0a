<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics\Missed;

use DateTimeZone;
use Passerelle\Catalogue\Reading\MissedWords;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\StatisticsTables;

/** The table of searches that found nothing, by day: words and a number, nothing about who searched. A day has a limited number of rows. */
final readonly class MissedSearches
{
    public function __construct(private Database $db, private Clock $clock, private MissedWords $words, private MissedLimits $limits)
    {
    }

    /** @return list<MissedSearch> those that are counted often enough in the last days, the most frequent first */
    public function mostFrequent(): array
    {
        $rows = $this->db->rows(
            "SELECT language, words, MAX(day) AS last_day, SUM(searches) AS total FROM {$this->table()} WHERE day >= %s
            GROUP BY language, words HAVING SUM(searches) >= %d ORDER BY total DESC, last_day DESC, words, language LIMIT %d",
            $this->firstDay(),
            $this->limits->smallest,
            $this->limits->shown,
        );

        return array_map(static fn (array $row): MissedSearch => new MissedSearch(
            Lang::from((string) $row['language']),
            (string) $row['words'],
            (string) $row['last_day'],
            (int) $row['total'],
        ), $rows);
    }

    /**
     * @param array<MissedSearch> $searches
     * @return list<MissedSearch> without those whose words must not be stored, in one order, so that two batches do not wait for each other
     */
    public function storable(array $searches): array
    {
        $storable = array_values(array_filter($searches, fn (MissedSearch $each): bool => $this->words->of($each->words) === $each->words));
        $key = static fn (MissedSearch $each): array => [$each->day, $each->language->value, $each->words];
        usort($storable, static fn (MissedSearch $one, MissedSearch $other): int => $key($one) <=> $key($other));

        return $storable;
    }

    /** @param list<MissedSearch> $searches storable ones */
    public function add(array $searches): void
    {
        $days = [];
        foreach ($searches as $each) {
            $this->db->execute(
                "INSERT INTO {$this->table()} (day, language, words, searches) VALUES (%s, %s, %s, %d) ON DUPLICATE KEY UPDATE searches = searches + VALUES(searches)",
                $each->day,
                $each->language->value,
                $each->words,
                $each->searches,
            );
            $days["{$each->day} {$each->language->value}"] = $each;
        }
        array_walk($days, fn (MissedSearch $each) => $this->bound($each->day, $each->language));
    }

    /** Deletes what is older than the days in which it is shown. */
    public function forget(): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE day < %s", $this->firstDay());
    }

    /** The rarest give way: a flood of nonsense displaces itself. */
    private function bound(string $day, Lang $language): void
    {
        $rows = (int) $this->db->value("SELECT COUNT(*) FROM {$this->table()} WHERE day = %s AND language = %s", $day, $language->value);
        $rarest = $rows <= $this->limits->rowsPerDay ? [] : $this->db->ids(
            "SELECT id FROM {$this->table()} WHERE day = %s AND language = %s ORDER BY searches, id LIMIT %d",
            $day,
            $language->value,
            $rows - $this->limits->rowsPerDay,
        );
        if ($rarest !== []) {
            $this->db->execute("DELETE FROM {$this->table()} WHERE id IN (" . Database::placeholders($rarest) . ')', ...$rarest);
        }
    }

    /** The last `keepDays` days, with today. */
    private function firstDay(): string
    {
        $before = $this->limits->keepDays - 1;

        return $this->clock->now()->setTimezone(new DateTimeZone('UTC'))->modify("-{$before} days")->format(Period::DAY);
    }

    private function table(): string
    {
        return $this->db->table(StatisticsTables::MISSED);
    }
}
