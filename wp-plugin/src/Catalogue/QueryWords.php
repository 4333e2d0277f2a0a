<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Reading\Reading;
use Passerelle\Catalogue\Reading\Term;
use Passerelle\Catalogue\Text\Stems;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Languages\Lang;

/**
 * The words of a query, and the words of the vocabulary that each matches: itself, its inflections and, for the last one, its completions.
 */
final readonly class QueryWords
{
    /** Maximum number of listed completions; with more of them, the prefix is looked up. */
    private const LISTED = 300;

    /** A single letter is completed in titles only: in texts it would match nearly everything. */
    private const MIN_BEGINNING = 2;

    /**
     * @param list<string> $words as typed and of alternatives, folded
     * @param array<array-key, array<int, WordMatch>> $matches by word of the vocabulary and index of the query word that it matches
     * @param string|null $beginning prefix, set when the last word has too many completions
     * @param list<WordTerm> $terms what the query asks for, by the indexes of words
     * @param bool $isPartial items need not have all terms
     */
    private function __construct(
        public array $words,
        public array $matches,
        public ?string $beginning,
        public bool $isBeginningInTitlesOnly,
        public bool $areStopWordsOnly,
        public array $terms,
        public bool $isPartial = false,
    ) {
    }

    /** The words of what was read, and of the alternatives. One statement. */
    public static function ofReading(Reading $reading, Vocabulary $vocabulary): self
    {
        $language = $reading->query->language;
        // The last word is completed: it stays the last.
        $end = array_slice($reading->terms, -1)[0]->words ?? [];
        $last = end($end);
        if ($last === false) {
            return self::among([], [], $language);
        }
        $words = [];
        foreach ($reading->terms as $term) {
            array_push($words, ...$term->words, ...array_merge(...$term->alternatives));
        }
        $words = [...array_values(array_diff(array_unique($words), [$last])), $last];
        $numbers = array_flip($words);
        $numbersOf = static fn (array $phrase): array => array_values(array_unique(array_map(static fn (string $word): int => $numbers[$word], $phrase)));
        $terms = array_map(static fn (Term $term): WordTerm => new WordTerm(
            $numbersOf($term->words),
            array_map($numbersOf, $term->alternatives),
            $term->meaning?->mark(),
            $term->meaning->isName ?? false,
        ), $reading->terms);
        $found = self::among($vocabulary->find($language, $words, $last, self::LISTED + 1), $words, $language, $reading->areStopWordsOnly);

        return new self($found->words, $found->matches, $found->beginning, $found->isBeginningInTitlesOnly, $found->areStopWordsOnly, $terms, $reading->isPartial);
    }

    public static function of(Query $query, Vocabulary $vocabulary, Limits $limits): self
    {
        ['words' => $words, 'stopWordsOnly' => $stopWordsOnly] = Words::forQuery($query->q, $query->language);
        $last = end($words);
        if ($last === false) {
            return self::among([], [], $query->language);
        }
        $words = array_values(array_unique([...array_slice($words, 0, $limits->maxWords - 1), $last]));
        $last = $words[count($words) - 1];

        return self::among($vocabulary->find($query->language, $words, $last, self::LISTED + 1), $words, $query->language, $stopWordsOnly);
    }

    /**
     * @param list<array{word: string, stem: string, isCompletion: bool}> $rows matching rows of the vocabulary
     * @param list<string> $words empty: no matches
     */
    public static function among(array $rows, array $words, Lang $language, bool $areStopWordsOnly = false): self
    {
        $last = end($words);
        if ($last === false) {
            return new self([], [], null, false, false, []);
        }
        $matches = [];
        $completions = 0;
        foreach ($rows as $row) {
            $completions += $row['isCompletion'] ? 1 : 0;
            foreach ($words as $number => $word) {
                $match = match (true) {
                    $row['word'] === $word => WordMatch::Whole,
                    $row['stem'] === Stems::of($word, $language) => WordMatch::Stem,
                    $row['isCompletion'] && $number === count($words) - 1 => WordMatch::Beginning,
                    default => null,
                };
                if ($match !== null) {
                    $matches[$row['word']][$number] = $match;
                }
            }
        }
        $isListed = $completions <= self::LISTED;
        if (!$isListed) {
            $matches = array_filter(array_map(
                static fn (array $each): array => array_filter($each, static fn (WordMatch $match): bool => $match !== WordMatch::Beginning),
                $matches,
            ));
        }

        return new self($words, $matches, $isListed ? null : $last, mb_strlen($last) < self::MIN_BEGINNING, $areStopWordsOnly, self::each($words));
    }

    /** Matches the words as typed, the last one as a prefix, for names that are not in the index. */
    public function asTyped(): self
    {
        $matches = [];
        foreach ($this->words as $number => $word) {
            $matches[$word] = [$number => WordMatch::Whole];
        }

        return new self($this->words, $matches, $this->words[count($this->words) - 1] ?? null, $this->isBeginningInTitlesOnly, $this->areStopWordsOnly, self::each($this->words));
    }

    /**
     * True when a word of the query matches one of these.
     *
     * @param list<string> $words of the index
     */
    public function haveOneOf(array $words, bool $isTitle): bool
    {
        foreach ($words as $word) {
            if (isset($this->matches[$word])) {
                return true;
            }
            if ($this->beginning !== null && ($isTitle || !$this->isBeginningInTitlesOnly) && str_starts_with($word, $this->beginning)) {
                return true;
            }
        }

        return false;
    }

    /** @return list<array{matches: array<int, WordMatch>, words: non-empty-list<string>}> words of the vocabulary with the same matches */
    public function groups(): array
    {
        $groups = [];
        foreach ($this->matches as $word => $matches) {
            $like = json_encode($matches, JSON_THROW_ON_ERROR);
            $groups[$like] ??= ['matches' => $matches, 'words' => []];
            $groups[$like]['words'][] = (string) $word;
        }

        return array_values($groups);
    }

    /** @return list<string> words of the vocabulary that match one of the query */
    public function listed(): array
    {
        return array_map(strval(...), array_keys($this->matches));
    }

    /** True when nothing in the index can be found: for one of the terms, or for all of them when items need not have all. */
    public function matchNothing(): bool
    {
        $lost = count($this->lost());

        return $this->terms === [] || ($this->isPartial ? $lost === count($this->terms) : $lost > 0);
    }

    /** @return list<string> words as typed of the terms that nothing in the index can match */
    public function unmatched(): array
    {
        return array_merge(...array_map(
            fn (WordTerm $term): array => array_map(fn (int $number): string => $this->words[$number], $term->numbers),
            $this->lost(),
        ));
    }

    /** @return list<WordTerm> */
    private function lost(): array
    {
        $found = $this->beginning === null ? [] : [count($this->words) - 1 => true];
        foreach ($this->matches as $numbers) {
            $found += $numbers;
        }

        return array_values(array_filter($this->terms, static fn (WordTerm $term): bool => !$term->canMatch($found)));
    }

    /**
     * @param list<string> $words
     * @return list<WordTerm> each word by itself
     */
    private static function each(array $words): array
    {
        return array_map(static fn (int $number): WordTerm => new WordTerm([$number]), array_keys($words));
    }
}
