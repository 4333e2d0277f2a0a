<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Moderation\Statistics\Period;

/** The table of monthly figures. */
final readonly class FiguresStore
{
    public function __construct(private Database $db, private Transaction $transaction)
    {
    }

    /** @param list<FiguresRow> $rows in place of those of the month */
    public function replace(Period $month, array $rows): void
    {
        $this->transaction->run(function () use ($month, $rows): void {
            $this->db->execute("DELETE FROM {$this->table()} WHERE month = %s", $month->month());
            foreach ($rows as $row) {
                $this->db->execute(
                    "INSERT INTO {$this->table()} (month, dimension, name, submitted, published, sent_back, refused, waited, median_seconds)
                        VALUES (%s, %s, %s, %d, %d, %d, %d, %d, " . ($row->median === null ? 'NULL' : '%d') . ')',
                    ...[$month->month(), $row->dimension->value, $row->name],
                    ...array_map(static fn (Figure $figure): int => $row->counts[$figure->value], Figure::cases()),
                    ...[$row->waited, ...($row->median === null ? [] : [$row->median])],
                );
            }
        });
    }

    /** @return list<string> months that have figures, in order */
    public function months(): array
    {
        return $this->db->column("SELECT month FROM {$this->table()} WHERE dimension = %s ORDER BY month", Dimension::Total->value);
    }

    /** @return array<string, list<FiguresRow>> by month, from the first to the last, both included */
    public function between(string $first, string $last): array
    {
        $months = [];
        foreach ($this->db->rows("SELECT * FROM {$this->table()} WHERE month >= %s AND month <= %s ORDER BY month, dimension, name", $first, $last) as $row) {
            $counts = [];
            foreach (Figure::cases() as $figure) {
                $counts[$figure->value] = (int) $row[$figure->value];
            }
            $median = $row['median_seconds'] === null ? null : (int) $row['median_seconds'];
            $months[(string) $row['month']][] = new FiguresRow(Dimension::from((string) $row['dimension']), (string) $row['name'], $counts, (int) $row['waited'], $median);
        }

        return $months;
    }

    private function table(): string
    {
        return $this->db->table(FiguresTables::FIGURES);
    }
}
