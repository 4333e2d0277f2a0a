<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Plugin;
use Passerelle\Site\Statistics\StatisticsTables;

/** Views of the public demo content during the last year: always the same numbers, some items more than others. */
final readonly class DemoViews
{
    private const DAYS = 365;
    /** Views of an item on a day: at most this. */
    private const MOST = 24;
    /** An item has views every so many days: at most this. */
    private const RAREST = 6;
    private const ROWS_AT_ONCE = 400;

    public function __construct(private Plugin $plugin)
    {
    }

    /** Once: afterwards, readers add their own. */
    public function ensure(): void
    {
        $table = $this->plugin->get(Database::class)->table(StatisticsTables::VIEWS);
        $today = new DateTimeImmutable('today', new DateTimeZone('UTC'));
        if ($this->plugin->get(Database::class)->value("SELECT group_id FROM {$table} WHERE day < %s LIMIT 1", $today->format(Period::DAY)) !== null) {
            return;
        }
        $rows = [];
        foreach ($this->slugs() as $groupId => $slug) {
            $apart = 1 + self::number($slug, self::RAREST);
            for ($day = 0; $day < self::DAYS; $day += $apart) {
                $views = 1 + self::number("{$slug} {$day}", self::MOST - self::number($slug, self::MOST));
                $rows[] = [$groupId, $today->modify("-{$day} days")->format(Period::DAY), $views];
            }
        }
        $this->plugin->get(Transaction::class)->run(function () use ($table, $rows): void {
            foreach (array_chunk($rows, self::ROWS_AT_ONCE) as $some) {
                $values = implode(', ', array_fill(0, count($some), '(%d, %s, %d)'));
                $this->plugin->get(Database::class)->execute("INSERT IGNORE INTO {$table} (group_id, day, views) VALUES {$values}", ...array_merge(...$some));
            }
        });
    }

    /** @return array<int, string> of the public items, by group */
    private function slugs(): array
    {
        $posts = $this->plugin->get(Database::class)->wpdb->posts;
        $types = array_column(ContentType::cases(), 'value');
        $rows = $this->plugin->get(Database::class)->rows(
            "SELECT g.meta_value AS group_id, MIN(p.post_name) AS slug
                FROM {$posts} p JOIN {$this->plugin->get(Database::class)->wpdb->postmeta} g ON g.post_id = p.ID AND g.meta_key = %s
            WHERE p.post_status = 'publish' AND p.post_type IN (" . Database::placeholders($types) . ') GROUP BY g.meta_value',
            Languages::GROUP_META,
            ...$types,
        );

        return array_combine(array_map(intval(...), array_column($rows, 'group_id')), array_map(strval(...), array_column($rows, 'slug')));
    }

    /** @return int from 0 up to one less than $below, by chance but always the same for a text */
    private static function number(string $text, int $below): int
    {
        return crc32($text) % $below;
    }
}
