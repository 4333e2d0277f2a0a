<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Moderation\Statistics\Period;

/** Computes the figures of months that have ended. A month may be computed again at any time. */
final readonly class ComputeFigures
{
    /** @param int $monthsMax months of a run */
    public function __construct(
        private Database $db,
        private MonthlyCounts $counts,
        private FiguresStore $store,
        private Clock $clock,
        #[Limit('moderation', 'figuresMonths')] private int $monthsMax,
    ) {
    }

    /** @return list<string> months that had no figures; run daily */
    public function missing(): array
    {
        $first = $this->db->value("SELECT MIN(at) FROM {$this->db->table('audit')}");
        if ($first === null) {
            return [];
        }
        $known = $this->store->months();
        $done = [];
        $month = Period::monthOf(StoredInstant::read($first));
        for (; count($done) < $this->monthsMax && $this->hasEnded($month); $month = $month->nextMonth()) {
            if (!in_array($month->month(), $known, true)) {
                $this->compute($month);
                $done[] = $month->month();
            }
        }

        return $done;
    }

    /** @return bool false, and nothing is stored, before the end of the month */
    public function compute(Period $month): bool
    {
        if (!$this->hasEnded($month)) {
            return false;
        }
        $this->store->replace($month, $this->counts->of($month));

        return true;
    }

    private function hasEnded(Period $month): bool
    {
        return $month->until <= $this->clock->now();
    }
}
