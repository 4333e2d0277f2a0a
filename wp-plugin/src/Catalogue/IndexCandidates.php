<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Candidates from the sets of the index: the number of statements depends on the number of types only. */
final readonly class IndexCandidates implements Candidates
{
    public function __construct(private Database $db, private Clock $clock, private Limits $limits, private Blocks $blocks)
    {
    }

    public function find(CandidateQuery $query): array
    {
        $other = $query->language->other();
        [$mine, $others] = Sets::readBeside($this->blocks, $query->language, Sets::read($this->blocks, $other));
        $translated = $mine->get(Marks::ALL);
        $types = array_keys($mine->family(Marks::named(Filters::TYPE, '')));
        sort($types, SORT_STRING);

        return [
            ...$this->inLanguage($query, $query->language, $mine, $translated, array_map(strval(...), $types)),
            // All types at once: they are few, and come after those in the language of the reader.
            ...$this->inLanguage($query, $other, $others, $others->get(Marks::ALL) & ~$translated, [null]),
        ];
    }

    /**
     * @param list<string|null> $types null: of any type
     * @return list<Candidate>
     */
    private function inLanguage(CandidateQuery $query, Lang $language, Sets $sets, string $items, array $types): array
    {
        $items = self::remaining($sets, $items, $query->without, $this->clock->now());
        $sectors = self::wanted($sets, Filters::SECTOR, $query->sectors);
        $countries = self::wanted($sets, Filters::COUNTRY, $query->countries);
        $parts = self::parts($items, self::union($sets, $sectors), self::union($sets, $countries));
        $ids = [];
        foreach ($types as $type) {
            $ofType = $type === null ? $parts : array_map(static fn (string $part): string => $part & $sets->get(Marks::named(Filters::TYPE, $type)), $parts);
            $filters = $type === null ? [] : [Filters::TYPE => [$type]];
            $newest = Query::of($this->limits, $language, filters: $filters, sort: Sort::Recent, perPage: $query->perType);
            array_push($ids, ...(new Page($this->db, $newest, $sets))->cut($ofType));
        }
        $named = $sets->groups($sets->bits($query->groups) & $items);
        $rows = $this->rows($language, $ids, $named);
        $found = $sets->bits(array_map(static fn (array $row): int => (int) $row['group_id'], $rows));
        [$bySector, $byCountry] = [self::values($sets, $sectors, $found), self::values($sets, $countries, $found)];
        $starts = $sets->nextStarts($this->clock->now());

        return array_map(static fn (array $row): Candidate => new Candidate(
            (int) $row['post_id'],
            (int) $row['group_id'],
            $language,
            ContentType::from((string) $row['type']),
            StoredInstant::read((string) $row['published_at']),
            StoredInstant::readOrNull($row['closes_at']),
            match (true) {
                isset($starts[(int) $row['group_id']]) => new DateTimeImmutable("@{$starts[(int) $row['group_id']]}"),
                $row['starts_at'] !== null => StoredInstant::read($row['starts_at']),
                default => null,
            },
            $bySector[(int) $row['group_id']] ?? [],
            $byCountry[(int) $row['group_id']] ?? [],
        ), $rows);
    }

    /**
     * @param list<int> $without group ids
     * @return string items that are not over, without some
     */
    public static function remaining(Sets $sets, string $items, array $without, DateTimeImmutable $now): string
    {
        return $items & ~$sets->states($now)[OpenState::Closed->value] & ~$sets->bits($without);
    }

    /**
     * @param list<string>|null $values null: all
     * @return array<string, string> names of sets by value
     */
    private static function wanted(Sets $sets, string $filter, ?array $values): array
    {
        $values ??= array_map(strval(...), array_keys($sets->family(Marks::named($filter, ''))));

        return array_combine($values, array_map(static fn (string $value): string => Marks::named($filter, $value), $values));
    }

    /** @param array<string, string> $names */
    private static function union(Sets $sets, array $names): string
    {
        return array_reduce($names, static fn (string $all, string $name): string => $all | $sets->get($name), Bits::none($sets->bytes));
    }

    /** @return list<string> items with both, with either, with neither */
    private static function parts(string $items, string $sectors, string $countries): array
    {
        return [$items & $sectors & $countries, $items & ($sectors ^ $countries), $items & ~($sectors | $countries)];
    }

    /**
     * @param array<string, string> $names of sets by value
     * @return array<int, list<string>> values by group id, of the found items only
     */
    private static function values(Sets $sets, array $names, string $found): array
    {
        $values = [];
        foreach ($names as $value => $name) {
            foreach ($sets->groups($sets->get($name) & $found) as $group) {
                $values[$group][] = (string) $value;
            }
        }

        return $values;
    }

    /**
     * @param list<int> $ids post ids
     * @param list<int> $groups
     * @return list<array<string, string|null>> each item once, by post id
     */
    private function rows(Lang $language, array $ids, array $groups): array
    {
        $rows = [];
        foreach (['post_id' => $ids, 'group_id' => $groups] as $column => $values) {
            $sql = "SELECT post_id, group_id, type, published_at, closes_at, starts_at FROM {$this->db->table('catalogue')} WHERE language = %s AND {$column} IN (";
            foreach ($values === [] ? [] : $this->db->rows($sql . Database::placeholders($values) . ')', $language->value, ...$values) as $row) {
                $rows[(int) $row['post_id']] = $row;
            }
        }
        ksort($rows);

        return array_values($rows);
    }
}
