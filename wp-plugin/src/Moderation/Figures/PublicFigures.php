<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Moderation\Statistics\Period;

/** The monthly figures as anybody may read them. */
final readonly class PublicFigures
{
    /** @param int $monthsMax months of an answer */
    public function __construct(private FiguresStore $store, private Suppression $suppression, #[Limit('moderation', 'figuresMonths')] private int $monthsMax)
    {
    }

    /**
     * @param string $from first month, YYYY-MM
     * @param string $to last month, included; at most the newest so many are answered
     * @return list<PublicMonth> that are computed, the oldest first
     * @throws DomainError invalid_fields with invalid_date, end_before_start
     */
    public function between(string $from, string $to): array
    {
        [$first, $last] = [Period::ofMonth($from, 'from'), Period::ofMonth($to, 'to')];
        if ($first->from > $last->from) {
            throw DomainError::invalid([new FieldError('to', 'end_before_start')]);
        }
        $months = array_slice($this->store->between($first->month(), $last->month()), -$this->monthsMax, null, true);

        return array_map($this->month(...), array_map(strval(...), array_keys($months)), $months);
    }

    /** @param list<FiguresRow> $rows */
    private function month(string $month, array $rows): PublicMonth
    {
        $of = static fn (Dimension $dimension): array => array_values(array_filter($rows, static fn (FiguresRow $row): bool => $row->dimension === $dimension));
        $total = $of(Dimension::Total)[0] ?? new FiguresRow(Dimension::Total, '', array_fill_keys(array_column(Figure::cases(), 'value'), 0), 0, null);
        $counts = array_map($this->suppression->whole(...), $total->counts);

        return new PublicMonth(
            $month,
            new PublicRow('', $counts, $this->median($total)),
            $this->rows($total, $of(Dimension::Type)),
            $this->rows($total, $of(Dimension::Country)),
        );
    }

    /**
     * @param list<FiguresRow> $rows
     * @return list<PublicRow> those of which a figure is published
     */
    private function rows(FiguresRow $total, array $rows): array
    {
        $published = [];
        foreach (Figure::cases() as $figure) {
            $parts = [];
            foreach ($rows as $row) {
                $parts[$row->name] = $row->counts[$figure->value];
            }
            $published[$figure->value] = $this->suppression->parts($total->counts[$figure->value], $parts);
        }
        $public = array_map(fn (FiguresRow $row): PublicRow => new PublicRow(
            $row->name,
            array_map(static fn (array $parts): ?int => $parts[$row->name] ?? null, $published),
            $this->median($row),
        ), $rows);

        return array_values(array_filter($public, static fn (PublicRow $row): bool => array_filter($row->counts, is_int(...)) !== []));
    }

    private function median(FiguresRow $row): ?int
    {
        return $this->suppression->whole($row->waited) === null ? null : $row->median;
    }
}
