<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Text\StopWords;
use Passerelle\Catalogue\Text\TypedWord;
use Passerelle\Catalogue\Text\Words;

/**
 * Reads the words of a query: longest phrases first, those that name a filter become filters, others that mean a value of a filter or
 * have synonyms find these as well. A word of `Query::$literal` means itself only.
 */
final readonly class QueryReader
{
    /** Words of the longest phrase. */
    private const LONGEST = 5;

    public function __construct(private SearchWords $words, private ReferenceNames $names, private Limits $limits)
    {
    }

    /** @param array<string, string> $corrections words separated by spaces by the folded word of the query that they replace */
    public function read(Query $query, array $corrections = []): Reading
    {
        $words = [];
        foreach (array_slice(Words::typed($query->q), 0, $this->limits->maxPhraseWords) as $word) {
            foreach (array_diff(explode(' ', $corrections[$word->folded] ?? $word->folded), ['']) as $folded) {
                $words[] = new TypedWord($word->typed, $folded);
            }
        }
        $chosen = array_map(static fn (array $values): string => $values[0], $query->filters);
        [$terms, $filters, $set] = $this->parts($words, $query, $chosen, $chosen);
        // What one phrase sets may be what another one needs.
        if ($set !== []) {
            [$terms, $filters, $set] = $this->parts($words, $query, $chosen, [...$chosen, ...$set]);
        }
        if ($terms === [] && $set === []) {
            return $this->asTyped($query);
        }
        $last = array_slice($terms, -1);
        $terms = [...array_slice($terms, 0, min(count($terms) - 1, $this->limits->maxWords - 1)), ...$last];

        return new Reading(
            $query->narrowed(
                array_map(static fn (string $value): array => [$value], array_diff_key($set, $query->filters)),
                implode(' ', array_map(static fn (Term $term): string => implode(' ', $term->words), $terms)),
            ),
            $terms,
            $filters,
        );
    }

    /** All words mean themselves only. */
    public function asTyped(Query $query): Reading
    {
        ['words' => $words, 'stopWordsOnly' => $areStopWordsOnly] = Words::forQuery($query->q, $query->language);
        $last = array_slice($words, -1);
        $words = array_values(array_unique([...array_slice($words, 0, min(max(count($words) - 1, 0), $this->limits->maxWords - 1)), ...$last]));

        return new Reading($query, array_map(static fn (string $word): Term => new Term([$word]), $words), areStopWordsOnly: $areStopWordsOnly);
    }

    /**
     * @param list<TypedWord> $words
     * @param array<string, string> $chosen values of filters that the reader chose: no phrase sets others
     * @param array<string, string> $known those, and the ones that phrases set
     * @return array{list<Term>, list<Meaning>, array<string, string>} terms, what names a filter, and values by filter that it sets
     */
    private function parts(array $words, Query $query, array $chosen, array $known): array
    {
        $terms = $filters = $set = [];
        for ($at = 0; $at < count($words); $at += $length) {
            for ($length = min(self::LONGEST, count($words) - $at); $length > 0; $length--) {
                $phrase = array_slice($words, $at, $length);
                if ($query->isLiteral($phrase)) {
                    continue;
                }
                $folded = implode(' ', array_column($phrase, 'folded'));
                $row = $this->words->filters($folded);
                if ($row !== null && self::agree($row['set'], [...$chosen, ...$set]) && array_diff_assoc($row['needs'], $known) === []) {
                    $set = [...$set, ...$row['set']];
                    $typed = implode(' ', array_column($phrase, 'typed'));
                    array_push($filters, ...array_map(
                        static fn (string $filter, string $value): Meaning => new Meaning($filter, $value, $typed),
                        array_keys($row['set']),
                        $row['set'],
                    ));
                    continue 2;
                }
                if ($this->words->isQuestion($folded)) {
                    continue 2;
                }
                $term = $this->term($phrase, $folded, $query);
                if ($term !== null) {
                    $terms[] = $term;
                    continue 2;
                }
            }
            $length = 1;
            $word = $words[$at]->folded;
            if (!StopWords::has($word, $query->language)) {
                $terms[] = new Term([$word]);
            }
        }

        return [self::unique($terms), self::uniqueMeanings($filters), $set];
    }

    /**
     * @param list<TypedWord> $phrase
     * @return Term|null null: the phrase means nothing more than its words
     */
    private function term(array $phrase, string $folded, Query $query): ?Term
    {
        $meaning = $this->names->meaning($folded) ?? $this->words->meaning($folded);
        $synonyms = $this->words->synonyms($folded, $query->language);
        if ($meaning === null && $synonyms === []) {
            return null;
        }
        $words = array_values(array_filter(
            array_column($phrase, 'folded'),
            static fn (string $word): bool => !StopWords::has($word, $query->language),
        ));
        // A profession is narrower than its sector: the sector’s name would find all of it.
        $name = $meaning?->isName === true ? $this->names->words($meaning, $query->language) : [];
        $alternatives = array_slice([...$name === [] || $name === $words ? [] : [$name], ...$synonyms], 0, $this->limits->maxSynonyms);

        return new Term(
            $words === [] ? [$folded] : $words,
            $alternatives,
            $meaning?->by(implode(' ', array_column($phrase, 'typed'))),
        );
    }

    /**
     * @param array<string, string> $set
     * @param array<string, string> $known
     */
    private static function agree(array $set, array $known): bool
    {
        return array_diff_assoc(array_intersect_key($set, $known), $known) === [];
    }

    /**
     * @param list<Term> $terms
     * @return list<Term> each once, at its last place: the last one is completed
     */
    private static function unique(array $terms): array
    {
        $found = [];
        foreach ($terms as $term) {
            $key = implode(' ', $term->words);
            unset($found[$key]);
            $found[$key] = $term;
        }

        return array_values($found);
    }

    /**
     * @param list<Meaning> $meanings
     * @return list<Meaning> one for each filter
     */
    private static function uniqueMeanings(array $meanings): array
    {
        return array_values(array_combine(array_map(static fn (Meaning $meaning): string => $meaning->filter, $meanings), $meanings));
    }
}
