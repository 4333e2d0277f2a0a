<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue\Recommendations;

use DateTimeImmutable;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Catalogue\Recommendations\Reason;
use Passerelle\Catalogue\Recommendations\Recommendation;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/**
 * Matches that were written down before the ranking (tests/fixtures/recommendations/planted.json), among similar items and noise.
 *
 * @phpstan-type Codes list<string>
 * @phpstan-type Item array{key?: string, type: string, language?: string, title: string, sectorIds: Codes, countryIds: Codes, daysOld: int, offered?: string, sought?: string}
 * @phpstan-type Interests array{sectors: list<string>, countries: list<string>, allSectors?: bool, allCountries?: bool}
 * @phpstan-type Person array{key: string, interests: Interests, profile: array{language: string, offered: string, sought: string}|null, matches: array<string, string>}
 * @phpstan-type Noise array{count: int, types: list<string>, sectors: list<string>, countries: list<string>, maxDaysOld: int}
 */
#[Group('exhaustive')]
final class PlantedMatchesTest extends RecommendationsTestCase
{
    private const FIXTURE = __DIR__ . '/../../../fixtures/recommendations/planted.json';
    private const TOP = 10;
    private const SHARE = 0.9;
    /** Persons with matches by each of the fields. */
    private const SOME = ['costumes', 'only-countries'];

    /** @var array<string, Record> */
    private array $items = [];

    public function testMostMatchesAreInTheTopTenWithTheFieldThatMakesThem(): void
    {
        $found = $quoted = $missed = [];
        foreach ($this->plant() as [$person, $viewer]) {
            $reasons = $this->topReasons($viewer);
            foreach ($person['matches'] as $key => $field) {
                $record = $this->items[$key];
                if (!isset($reasons[$record->groupId])) {
                    $missed[] = "{$person['key']}: {$key}";
                    continue;
                }
                $found[] = $key;
                if ($this->isQuoted($reasons[$record->groupId], $record, $field)) {
                    $quoted[] = $key;
                }
            }
        }

        $count = count($found) + count($missed);
        self::assertGreaterThanOrEqual(self::SHARE, count($found) / $count, 'missed: ' . implode(', ', $missed));
        self::assertSame($found, $quoted, 'each is quoted with its field');
    }

    public function testWithoutTheQuotedFieldTheMatchIsGone(): void
    {
        foreach ($this->plant(self::SOME) as [$person, $viewer]) {
            foreach ($person['matches'] as $key => $field) {
                $record = $this->items[$key];
                self::assertTrue($this->isQuoted($this->topReasons($viewer)[$record->groupId] ?? [], $record, $field), "{$person['key']}: {$key}");
                // Sectors and countries of a published item cannot be empty: they become others.
                $other = ['offered' => '', 'sought' => '', 'sectorIds' => ['street-art'], 'countryIds' => ['ST']][$field] ?? self::fail($field);
                $this->content->save($record, [$field => $other]);

                self::assertFalse($this->isQuoted($this->topReasons($viewer)[$record->groupId] ?? [], $record, $field), "{$person['key']}: {$key}");
            }
        }
    }

    /**
     * @param list<string>|null $keys persons with their items only; null: everything
     * @return list<array{Person, Viewer}>
     */
    private function plant(?array $keys = null): array
    {
        /** @var array{persons: list<Person>, items: list<Item>, decoys: list<Item>, noise: Noise} $data */
        $data = json_decode((string) file_get_contents(self::FIXTURE), true, flags: JSON_THROW_ON_ERROR);
        $persons = array_values(array_filter($data['persons'], static fn (array $person): bool => $keys === null || in_array($person['key'], $keys, true)));
        $matches = array_merge(...array_map(static fn (array $person): array => $person['matches'], $persons));
        foreach ($data['items'] as $item) {
            if (isset($item['key'], $matches[$item['key']])) {
                $this->items[$item['key']] = $this->item($item);
            }
        }
        array_map($this->item(...), $keys === null ? [...$data['decoys'], ...self::noise($data['noise'])] : $data['decoys']);

        return array_map(fn (array $person): array => [$person, $this->person(
            new InterestChoice(
                $person['interests']['sectors'],
                $person['interests']['countries'],
                $person['interests']['allSectors'] ?? false,
                $person['interests']['allCountries'] ?? false,
            ),
            $person['profile']['offered'] ?? '',
            $person['profile']['sought'] ?? '',
            Lang::from($person['profile']['language'] ?? 'fr'),
        )], $persons);
    }

    /** @param Item $item */
    private function item(array $item): Record
    {
        $type = ContentType::from($item['type']);
        $texts = array_intersect_key($item, ['offered' => true, 'sought' => true]);
        $places = $type === ContentType::CommunityProfile
            ? ['firstName' => explode(' ', $item['title'])[0], 'lastName' => explode(' ', $item['title'])[1] ?? 'N', 'activityCountry' => $item['countryIds'][0] ?? '']
            : ['countryIds' => $item['countryIds']];

        return $this->content->published(
            $type,
            ['sectorIds' => $item['sectorIds'], ...$places, ...$texts],
            Lang::from($item['language'] ?? 'fr'),
            $type === ContentType::CommunityProfile ? null : $item['title'],
            at: new DateTimeImmutable("-{$item['daysOld']} days"),
        );
    }

    /**
     * @param Noise $noise
     * @return list<Item>
     */
    private static function noise(array $noise): array
    {
        $pick = static fn (array $values, int $number): string => (string) $values[$number % count($values)];

        return array_map(static fn (int $number): array => [
            'type' => $pick($noise['types'], $number),
            'title' => "Bruit {$number}",
            'sectorIds' => [$pick($noise['sectors'], $number * 3 + 1)],
            'countryIds' => [$pick($noise['countries'], $number * 5 + 2)],
            'daysOld' => $number * 7 % $noise['maxDaysOld'],
        ], range(1, $noise['count']));
    }

    /** @return array<int, list<Reason>> by group id, of the first ten */
    private function topReasons(Viewer $viewer): array
    {
        $reasons = [];
        foreach (array_slice($this->recommendations($viewer), 0, self::TOP) as $each) {
            $reasons[$each->record->groupId] = $each->reasons;
        }

        return $reasons;
    }

    /** @param list<Reason> $reasons */
    private function isQuoted(array $reasons, Record $record, string $field): bool
    {
        foreach ($reasons as $reason) {
            // The main country of a person is a field of its own.
            $isField = $reason->field === $field || $field === 'countryIds' && $reason->field === 'activityCountry';
            if ($isField && ($reason->value !== '' && (!in_array($field, ['offered', 'sought'], true) || str_contains($record->values->text($field), $reason->value)))) {
                return true;
            }
        }

        return false;
    }
}
