<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;

/**
 * The search against an oracle that shares no code with it: scripts/oracle reads the demo content with rules of its own
 * and wrote down what some hundred queries must find. Nothing of that may be missing; what is found beside it is bounded.
 */
final class OracleTest extends CatalogueTestCase
{
    private const DEMO = __DIR__ . '/../../../../wp-env/demo';
    private const EXPECTED = __DIR__ . '/../../../../scripts/oracle/expected.json';

    /** Ids that no post of a test site has; every item gets two, one for each language. */
    private const FIRST_ID = 900_000;

    /** Of all that the queries find, this share at least is what the oracle means too. */
    private const PRECISION = 0.95;

    public function testFindsAllThatTheOracleFindsAndLittleElse(): void
    {
        $keys = $this->indexDemo();
        $missing = $extra = [];
        $found = $right = 0;
        foreach (self::read(self::EXPECTED) as $query) {
            $result = $this->search(['q' => (string) $query['q'], 'perPage' => 100], Lang::from((string) $query['language']));
            self::assertSame($result->total, count($result->ids), 'One page holds every answer.');
            $actual = array_map(static fn (int $id): string => $keys[$id] ?? "post {$id}", $result->ids);
            $expected = (array) $query['keys'];
            foreach (array_diff($expected, $actual) as $key) {
                $missing[] = "{$query['language']} “{$query['q']}”: {$key}";
            }
            foreach (array_diff($actual, $expected) as $key) {
                $extra[] = "{$query['language']} “{$query['q']}”: {$key}";
            }
            $found += count($actual);
            $right += count(array_intersect($actual, $expected));
        }

        self::assertSame([], $missing);
        self::assertGreaterThan(1000, $found);
        self::assertGreaterThanOrEqual(self::PRECISION, $right / $found, implode("\n", $extra));
    }

    public function testTheSameSearchGivesTheSameOrder(): void
    {
        $this->indexDemo();
        $first = $this->search(['q' => 'danse', 'perPage' => 100]);
        $pages = [];
        foreach (range(1, (int) ceil($first->total / 10)) as $page) {
            array_push($pages, ...$this->search(['q' => 'danse', 'page' => $page, 'perPage' => 10])->ids);
        }

        self::assertSame($first->ids, $pages);
        self::assertSame($first->ids, $this->search(['q' => 'danse', 'perPage' => 100])->ids);
    }

    /** @return array<int, string> key by post id, of what is in the index now */
    private function indexDemo(): array
    {
        $keys = $records = [];
        $id = self::FIRST_ID;
        foreach ((array) glob(self::DEMO . '/*.json') as $file) {
            $type = ContentType::tryFrom((string) preg_replace('/(-\d)?\.json$/', '', basename((string) $file)));
            foreach ($type === null ? [] : self::read((string) $file) as $item) {
                foreach (Lang::cases() as $language) {
                    if (is_array($item[$language->value] ?? null) && Status::from((string) $item['status'])->isPublic()) {
                        $post = $id + ($language === Lang::French ? 0 : 1);
                        $keys[$post] = (string) $item['key'];
                        $records[] = $this->record($post, $id, $type, $language, $item);
                    }
                }
                $id += 2;
            }
        }
        $this->plugin->catalogue->indexer->index(...$records);

        return $keys;
    }

    /** @param array<string, mixed> $item */
    private function record(int $id, int $groupId, ContentType $type, Lang $language, array $item): Record
    {
        $values = [...(array) $item['values'], ...(array) $item[$language->value], 'countries' => $item['countries'] ?? [], 'sectors' => $item['sectors'] ?? []];
        $title = $type === ContentType::CommunityProfile ? "{$values['firstName']} {$values['lastName']}" : (string) $values['title'];
        $at = new DateTimeImmutable('2026-01-01T00:00:00Z -' . (int) ($item['publishedDaysAgo'] ?? 0) . ' days');
        // Dates are relative to the day of seeding; no query asks about them.
        unset($values['opensAt'], $values['closesAt'], $values['startsAt'], $values['endsAt'], $values['startDate'], $values['endDate'], $values['organiser']);

        return new Record(
            $id,
            $groupId,
            $type,
            $language,
            (string) $item['key'],
            $title,
            Status::from((string) $item['status']),
            Audience::from((string) $item['audience']),
            1,
            1,
            $at,
            $at,
            [],
            new Values($values),
        );
    }

    /** @return list<array<string, mixed>> */
    private static function read(string $file): array
    {
        /** @var list<array<string, mixed>> $items */
        $items = json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);

        return $items;
    }
}
