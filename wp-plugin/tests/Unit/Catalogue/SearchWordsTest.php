<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Reference\IsoCodes;
use PHPUnit\Framework\TestCase;

/** search-words.json: phrases can be found, and what they mean exists. */
final class SearchWordsTest extends TestCase
{
    public function testPhrasesAreWrittenAsQueriesAreCut(): void
    {
        $cut = static fn (string $phrase): string => implode(' ', array_column(Words::typed($phrase), 'folded'));
        foreach (self::phrases() as $phrase) {
            self::assertSame($cut($phrase), $phrase);
            self::assertNotSame('', $phrase);
        }
    }

    public function testEveryValueIsOneOfItsFilter(): void
    {
        $config = Config::own(PluginFolder::own());
        $filters = Filters::from($config)->all();
        $read = self::read();
        /** @var list<array{key: string, children: list<array{key: string}>}> $tree */
        $tree = self::decoded('sectors');
        $sectors = array_merge(...array_map(static fn (array $each): array => [$each['key'], ...array_column($each['children'], 'key')], $tree));
        $pairs = array_map(static fn (array $row): array => [$row['filter'], $row['value']], $read['meanings']);
        foreach ($read['filters'] as $row) {
            foreach ([...$row['set'], ...$row['needs'] ?? []] as $filter => $value) {
                $pairs[] = [$filter, $value];
            }
        }
        foreach ($pairs as [$filter, $value]) {
            self::assertArrayHasKey($filter, $filters);
            $source = $filters[$filter]->source;
            $known = match (true) {
                $filter === Filters::TYPE => array_column(ContentType::cases(), 'value'),
                $filter === Filters::COUNTRY => IsoCodes::ofAfricaAndFrance(),
                $filter === Filters::SECTOR => $sectors,
                $source->field !== null => $config->choices($source->field),
                default => $source->values,
            };
            self::assertContains($value, $filter === Filters::COUNTRY ? [...$known, 'BE', 'CA', 'HT'] : $known, $filter);
        }
    }

    public function testNoPhraseNamesTwoFiltersOrMeansTwoValues(): void
    {
        $read = self::read();
        foreach (['filters', 'meanings'] as $part) {
            $phrases = array_merge(...array_column($read[$part], 'phrases'));
            self::assertSame([], array_keys(array_filter(array_count_values($phrases), static fn (int $times): bool => $times > 1)), $part);
        }
    }

    public function testThereAreEnoughSynonyms(): void
    {
        self::assertGreaterThanOrEqual(150, count(self::read()['synonyms']));
    }

    /** @return list<string> */
    private static function phrases(): array
    {
        $read = self::read();

        return array_merge(
            ...array_column($read['filters'], 'phrases'),
            ...array_column($read['meanings'], 'phrases'),
            ...array_column($read['synonyms'], 'fr'),
            ...array_column($read['synonyms'], 'en'),
            ...[$read['questions']],
        );
    }

    /**
     * @return array{
     *     filters: list<array{set: array<string, string>, needs?: array<string, string>, phrases: list<string>}>,
     *     meanings: list<array{filter: string, value: string, phrases: list<string>}>,
     *     synonyms: list<array{fr: list<string>, en: list<string>}>,
     *     questions: list<string>
     * }
     */
    private static function read(): array
    {
        /**
         * @var array{
         *     filters: list<array{set: array<string, string>, needs?: array<string, string>, phrases: list<string>}>,
         *     meanings: list<array{filter: string, value: string, phrases: list<string>}>,
         *     synonyms: list<array{fr: list<string>, en: list<string>}>,
         *     questions: list<string>
         * } $read
         */
        $read = self::decoded('search-words');

        return $read;
    }

    private static function decoded(string $file): mixed
    {
        return json_decode((string) file_get_contents(PluginFolder::own()->config() . "/{$file}.json"), true, flags: JSON_THROW_ON_ERROR);
    }
}
