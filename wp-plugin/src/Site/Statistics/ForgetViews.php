<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\Counts\ViewCounts;
use Passerelle\Site\Statistics\Missed\MissedSearches;

/** Deletes the views of days that are long past, and of items that are gone, and the searches of a month ago that found nothing. */
final readonly class ForgetViews
{
    private const AT_ONCE = 200;

    public function __construct(
        private ViewCounts $views,
        private ViewBatches $batches,
        private MissedSearches $missed,
        private Records $records,
        private Clock $clock,
        private Config $config,
    ) {
    }

    public function __invoke(): void
    {
        $limit = fn (string $name): int => $this->config->limit('statistics', $name);
        $this->views->forgetBefore($this->clock->now()->modify("-{$limit('keepDays')} days")->format(Period::DAY));
        $this->missed->forget();
        // One day longer than the days of rows that are added.
        $this->batches->forgetOlderThan($limit('batchDays') + 1);
        for ($groups = $this->views->groupsAfter(0, self::AT_ONCE); $groups !== []; $groups = $this->views->groupsAfter((int) end($groups), self::AT_ONCE)) {
            $gone = array_values(array_diff($groups, array_keys(array_filter($this->records->findGroups($groups)))));
            if ($gone !== []) {
                $this->views->forgetGroups($gone);
            }
        }
    }
}
