<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Bits\Block;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Bits\WordBlock;
use Passerelle\Catalogue\QueryWords;
use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\WordRanks;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\TestCase;

/** The rank of an item depends on where it has the words of a query. */
final class WordRanksTest extends TestCase
{
    /** An item of the second block. */
    private const FAR = Block::SIZE + 5;

    public function testTheFieldComesBeforeTheFormOfTheWord(): void
    {
        $words = self::words('danse', ['danse' => false, 'danses' => false, 'danseurs' => true]);

        self::assertSame([[19], [18], [17], [16], [15], [14], [13], [12], [11]], self::order($words, [
            'danse' => [11 + 2 => RecordText::TEXT, 11 + 5 => RecordText::SUMMARY, 11 + 8 => RecordText::TITLE],
            'danses' => [11 + 1 => RecordText::TEXT, 11 + 4 => RecordText::SUMMARY, 11 + 7 => RecordText::TITLE],
            'danseurs' => [11 => RecordText::TEXT, 11 + 3 => RecordText::SUMMARY, 11 + 6 => RecordText::TITLE],
        ]));
    }

    public function testTheBestPlaceOfAWordCounts(): void
    {
        $words = self::words('danse', ['danse' => false, 'danses' => false, 'danseurs' => true]);

        // 1 has the word in its text and a plural in its title, 2 the word in its summary, 3 a completion in its title.
        self::assertSame([[1], [3], [2]], self::order($words, [
            'danse' => [1 => RecordText::TEXT, 2 => RecordText::SUMMARY],
            'danses' => [1 => RecordText::TITLE],
            'danseurs' => [3 => RecordText::TITLE, 1 => RecordText::TEXT],
        ]));
    }

    public function testSeveralWordsAddUp(): void
    {
        $words = self::words('danse dakar', ['danse' => false, 'dakar' => false]);

        self::assertSame([[1], [2, self::FAR], [3]], self::order($words, [
            'danse' => [1 => RecordText::TITLE, 2 => RecordText::TITLE, 3 => RecordText::TEXT, 4 => RecordText::TITLE, self::FAR => RecordText::TEXT],
            'dakar' => [1 => RecordText::TITLE, 2 => RecordText::TEXT, 3 => RecordText::TEXT, self::FAR => RecordText::TITLE],
        ]));
    }

    public function testWordsThatMatchInTheSameWayAddTheirItems(): void
    {
        $words = self::words('danse danses', ['danse' => false, 'danses' => false, 'dansee' => false]);

        self::assertSame([[1], [2]], self::order($words, ['danses' => [1 => RecordText::TEXT], 'dansee' => [2 => RecordText::TEXT]]));
    }

    public function testSuggestionsLookAtTitlesOnly(): void
    {
        $words = self::words('danse', ['danse' => false]);
        $places = ['danse' => [1 => RecordText::TEXT, 2 => RecordText::SUMMARY, 3 => RecordText::TITLE]];

        self::assertSame([[3]], self::order($words, $places, true));
        self::assertSame([[3], [2], [1]], self::order($words, $places));
    }

    public function testOneLetterIsCompletedInTitlesOnly(): void
    {
        $completions = [];
        for ($number = 0; $number < 301; $number++) {
            $completions["d{$number}"] = true;
        }
        $places = ['d1' => [1 => RecordText::TEXT, 2 => RecordText::TITLE], 'd' => [3 => RecordText::TEXT]];

        self::assertSame([[2], [3]], self::order(self::words('d', ['d' => false, ...$completions]), $places));
        $places = ['da1' => [1 => RecordText::TEXT, 2 => RecordText::TITLE], 'da' => [3 => RecordText::TEXT]];
        $completions = array_combine(array_map(static fn (string $word): string => 'da' . substr($word, 1), array_keys($completions)), $completions);
        self::assertSame([[2], [3], [1]], self::order(self::words('da', ['da' => false, ...$completions]), $places));
    }

    public function testFewAndManyItemsOfAWordAreRankedAlike(): void
    {
        $words = self::words('danse', ['danse' => false, 'danses' => false]);
        $many = array_fill(100, 1_000, RecordText::TEXT);

        self::assertSame([[1, 100], array_keys(array_slice($many, 1, null, true))], self::order($words, [
            'danse' => $many,
            'danses' => [1 => RecordText::SUMMARY, 100 => RecordText::SUMMARY, 200 => RecordText::TEXT],
        ]));
    }

    /** @param array<string, bool> $vocabulary whether each word is a completion */
    private static function words(string $query, array $vocabulary): QueryWords
    {
        $rows = [];
        foreach ($vocabulary as $word => $isCompletion) {
            $rows[] = ['word' => $word, 'stem' => Stems::of($word, Lang::French), 'isCompletion' => $isCompletion];
        }

        return QueryWords::among($rows, explode(' ', $query), Lang::French);
    }

    /**
     * @param array<string, array<int, int>> $places weights by word and item
     * @return list<list<int>> items of the same rank, best first
     */
    private static function order(QueryWords $words, array $places, bool $titlesOnly = false): array
    {
        $rows = [];
        foreach ($places as $word => $weights) {
            $blocks = [];
            foreach ($weights as $item => $weight) {
                $number = Block::number($item);
                $blocks[$number] ??= WordBlock::none();
                $blocks[$number]->put(Block::place($item), $weight);
            }
            foreach ($blocks as $number => $block) {
                $rows[] = ['word' => $word, 'block' => (string) $number, 'data' => $block->encode()];
            }
        }
        $sets = Sets::of([new Block(), new Block()]);
        $ranking = WordRanks::of($rows, $words, $sets, $titlesOnly);
        $parts = [];
        foreach ($ranking->parts($ranking->matches()) as $part) {
            $parts[] = $sets->groups($part);
        }

        return $parts;
    }
}
