<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Collator;
use Passerelle\Admin\Table;
use Passerelle\Kernel\Csv;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Moderation\Statistics\Statistics;
use Passerelle\Moderation\Statistics\StatisticsRow;
use Passerelle\Moderation\Statistics\ValidatorRow;

/** Statistics as tables: on the screen, and below one another in a file. */
final readonly class StatisticsTables
{
    public function __construct(private StatisticsLabels $labels)
    {
    }

    public function html(Statistics $statistics): string
    {
        $texts = $this->labels->texts;
        $html = '';
        foreach ($this->tables($statistics) as [$name, $columns, $rows]) {
            $cells = array_map(static fn (array $row): array => array_map(static fn (int|string $cell): string => PlainText::escape((string) $cell), $row), $rows);
            $html .= Table::of($texts->get("statistics.table.{$name}"), $columns, $cells, $texts->get('statistics.none'));
        }

        return $html;
    }

    /** @return iterable<string> lines of CSV, an empty one between two tables */
    public function csv(Statistics $statistics): iterable
    {
        $texts = $this->labels->texts;
        $csv = new Csv($texts->language()->value);
        yield Csv::BYTE_ORDER_MARK;
        yield $csv->line([$texts->get('statistics.field.from'), $statistics->period->firstDay(), $texts->get('statistics.field.to'), $statistics->period->lastDay()]);
        foreach ($this->tables($statistics) as [$name, $columns, $rows]) {
            yield "\r\n" . $csv->line([$texts->get("statistics.table.{$name}")]);
            yield $csv->line($columns);
            foreach ($rows as $row) {
                yield $csv->line($row);
            }
        }
    }

    /** @return list<array{string, list<string>, list<list<int|string>>}> name, columns and rows of each table */
    private function tables(Statistics $statistics): array
    {
        $labels = $this->labels;
        $figures = static fn (StatisticsRow $row): array => [$row->waiting, $row->submitted, $row->decided];

        return [
            ['total', $this->columns('figure', 'count'), $this->totals($statistics)],
            ['types', $this->columns('type', 'waiting', 'submitted', 'decided'), array_map(
                static fn (StatisticsRow $row): array => [$labels->type($row->name), ...$figures($row)],
                $statistics->types,
            )],
            ['countries', $this->columns('country', 'waiting', 'submitted', 'decided'), array_map(
                static fn (StatisticsRow $row): array => [$labels->country($row->name), ...$figures($row)],
                $this->byName($statistics->countries),
            )],
            ['validators', $this->columns('validator', 'decided', 'altered'), array_map(
                static fn (ValidatorRow $row): array => [$labels->validator($row), $row->decided, $row->altered],
                $statistics->validators,
            )],
            ['decisions', $this->columns('decision', 'count'), self::pairs($statistics->decisions, $labels->decision(...))],
            ['reasons', $this->columns('reason', 'count'), self::pairs($statistics->reasons, $labels->reason(...))],
        ];
    }

    /**
     * @param list<StatisticsRow> $countries
     * @return list<StatisticsRow>
     */
    private function byName(array $countries): array
    {
        $collator = new Collator($this->labels->texts->language()->value);
        usort($countries, fn (StatisticsRow $one, StatisticsRow $other): int
            => (int) $collator->compare($this->labels->country($one->name), $this->labels->country($other->name)));

        return $countries;
    }

    /** @return list<list<int|string>> */
    private function totals(Statistics $statistics): array
    {
        $text = fn (string $name): string => $this->labels->texts->get("statistics.column.{$name}");

        return [
            [$text('waiting'), $statistics->total(static fn (StatisticsRow $row): int => $row->waiting)],
            [$text('submitted'), $statistics->total(static fn (StatisticsRow $row): int => $row->submitted)],
            [$text('decided'), $statistics->total(static fn (StatisticsRow $row): int => $row->decided)],
            [$text('altered'), $statistics->altered()],
            [$text('median'), $this->labels->days($statistics->waitingTime->median)],
            [$text('ninetieth'), $this->labels->days($statistics->waitingTime->ninetieth)],
        ];
    }

    /** @return list<string> */
    private function columns(string ...$names): array
    {
        return array_map(fn (string $name): string => $this->labels->texts->get("statistics.column.{$name}"), array_values($names));
    }

    /**
     * @param array<string, int> $counts
     * @param callable(string): string $label
     * @return list<list<int|string>>
     */
    private static function pairs(array $counts, callable $label): array
    {
        return array_map(static fn (string $name, int $count): array => [$label($name), $count], array_keys($counts), $counts);
    }
}
