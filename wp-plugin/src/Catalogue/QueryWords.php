<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

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
     * @param list<string> $words as typed, folded; all must match
     * @param array<array-key, array<int, WordMatch>> $matches by word of the vocabulary and index of the query word that it matches
     * @param string|null $beginning prefix, set when the last word has too many completions
     */
    private function __construct(
        public array $words,
        public array $matches,
        public ?string $beginning,
        public bool $isBeginningInTitlesOnly,
        public bool $areStopWordsOnly,
    ) {
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
            return new self([], [], null, false, false);
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

        return new self($words, $matches, $isListed ? null : $last, mb_strlen($last) < self::MIN_BEGINNING, $areStopWordsOnly);
    }

    /** Matches the words as typed, the last one as a prefix, for names that are not in the index. */
    public function asTyped(): self
    {
        $matches = [];
        foreach ($this->words as $number => $word) {
            $matches[$word] = [$number => WordMatch::Whole];
        }

        return new self($this->words, $matches, $this->words[count($this->words) - 1] ?? null, $this->isBeginningInTitlesOnly, $this->areStopWordsOnly);
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

    /** True when a word is in no document. */
    public function matchNothing(): bool
    {
        $found = [];
        foreach ($this->matches as $numbers) {
            $found += $numbers;
        }

        return $this->words === [] || count($found) + ($this->beginning !== null && !isset($found[count($this->words) - 1]) ? 1 : 0) < count($this->words);
    }
}
