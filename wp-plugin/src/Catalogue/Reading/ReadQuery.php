<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\QueryWords;
use Passerelle\Catalogue\Text\TypedWord;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Catalogue\Vocabulary;

/** The ways to read a query, in the order in which they are tried until one of them finds something. */
final readonly class ReadQuery
{
    public function __construct(private QueryReader $reader, private Vocabulary $vocabulary, private Speller $speller)
    {
    }

    public function of(Query $query): Reading
    {
        return $query->q === '' ? new Reading($query, []) : $this->reader->read($query);
    }

    /**
     * As it is typed; with the spelling corrected of words that no item has; with words that name filters as mere words; with most of
     * the terms.
     *
     * @return iterable<Reading>
     */
    public function attempts(Query $query): iterable
    {
        $reading = $this->of($query);
        yield $reading;
        if ($query->q === '') {
            return;
        }
        $corrected = $this->corrected($query, $reading);
        if ($corrected !== null) {
            yield $reading = $corrected;
        }
        if ($reading->filters !== []) {
            yield $this->of($query->literally(array_map(static fn (Meaning $meaning): string => $meaning->words, $reading->filters)));
        }
        if (count($reading->terms) > 1) {
            yield $reading->partial();
        }
    }

    /** Null: nothing to correct. */
    private function corrected(Query $query, Reading $reading): ?Reading
    {
        $unknown = $reading->terms === [] ? [] : QueryWords::ofReading($reading, $this->vocabulary)->unmatched();
        $unknown = array_values(array_diff($unknown, $query->literal));
        $used = $this->speller->corrections($unknown, array_column(Words::typed($query->q), 'folded'), $query->language);
        if ($used === []) {
            return null;
        }
        $typed = array_filter(Words::typed($query->q), static fn (TypedWord $word): bool => ($used[$word->folded] ?? '') !== '');

        return $this->reader->read($query, $used)->after(array_values(array_map(
            static fn (TypedWord $word): Correction => new Correction($word->typed, $used[$word->folded]),
            $typed,
        )));
    }
}
