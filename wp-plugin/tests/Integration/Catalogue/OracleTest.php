<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Indexer;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/**
 * The search against an oracle that shares no code with it: scripts/oracle reads the demo content with rules of its own
 * and wrote down what the words of some hundred queries must find. Nothing of that may be missing; what is found beside it is bounded.
 * Words mean themselves only here: what else they mean is judged by ReadingTest.
 */
final class OracleTest extends CatalogueTestCase
{
    private const DEMO = __DIR__ . '/../../../../wp-env/demo';
    private const EXPECTED = __DIR__ . '/../../../../scripts/oracle/expected.json';

    /** Ids that no post of a test site has; every item gets two, one for each language. */
    private const FIRST_ID = 900_000;

    /** The least share of all that the queries find which the oracle means too. */
    private const PRECISION = 0.95;

    /** Dates are relative to the day of seeding, and no query asks about them; relations name other items. */
    private const UNUSED = [
        'opensAt' => true, 'closesAt' => true, 'startsAt' => true, 'endsAt' => true, 'startDate' => true, 'endDate' => true, 'organiserId' => true,
    ];

    public function testFindsAllResultsOfTheOracleAndFewOthers(): void
    {
        $keys = $this->indexDemo();
        $missing = $extra = [];
        $found = $right = 0;
        /** @var list<array{language: string, q: string, keys: list<string>}> $queries */
        $queries = self::read(self::EXPECTED);
        foreach ($queries as $query) {
            $result = $this->search(['q' => $query['q'], 'literal' => [$query['q']], 'perPage' => 100], Lang::from($query['language']));
            self::assertSame($result->total, count($result->ids), 'One page holds every answer.');
            // Nothing has all the words.
            $ids = $result->reading?->isPartial === true || ($result->reading->corrections ?? []) !== [] ? [] : $result->ids;
            $actual = array_map(static fn (int $id): string => $keys[$id] ?? "post {$id}", $ids);
            $expected = $query['keys'];
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
        $this->assertPagesAreOneOrder();
    }

    private function assertPagesAreOneOrder(): void
    {
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
            if ($type === null) {
                continue;
            }
            /** @var list<array{key: string, status: string, audience: string, publishedDaysAgo?: int, values: array<string, mixed>, fr: array<string, mixed>|null,
             *     en: array<string, mixed>|null, countries?: list<string>, sectors?: list<string>}> $items */
            $items = self::read((string) $file);
            foreach ($items as $item) {
                foreach (Lang::cases() as $language) {
                    $texts = $item[$language->value];
                    if ($texts !== null && Status::from($item['status'])->isPublic()) {
                        $post = $id + ($language === Lang::French ? 0 : 1);
                        $keys[$post] = $item['key'];
                        $places = ['countryIds' => $item['countries'] ?? [], 'sectorIds' => $item['sectors'] ?? []];
                        $values = new Values(array_diff_key([...$item['values'], ...$texts, ...$places], self::UNUSED));
                        $records[] = $this->record($post, $id, $type, $language, $values, $item);
                    }
                }
                $id += 2;
            }
        }
        $this->plugin->get(Indexer::class)->index(...$records);

        return $keys;
    }

    /** @param array{key: string, status: string, audience: string, publishedDaysAgo?: int} $item */
    private function record(int $id, int $groupId, ContentType $type, Lang $language, Values $values, array $item): Record
    {
        $title = $type === ContentType::CommunityProfile ? "{$values->text('firstName')} {$values->text('lastName')}" : $values->text('title');
        $at = new DateTimeImmutable('2026-01-01T00:00:00Z -' . ($item['publishedDaysAgo'] ?? 0) . ' days');

        return new Record(
            $id,
            $groupId,
            $type,
            $language,
            $item['key'],
            $title,
            Status::from($item['status']),
            Audience::from($item['audience']),
            1,
            1,
            $at,
            $at,
            [],
            $values,
        );
    }

    private static function read(string $file): mixed
    {
        return json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
    }
}
