<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Filters\Filters;
use WeakMap;

/** Suggestions for searches with few results: without one of the filters, or in the other language only. */
final class Alternatives
{
    /** @var WeakMap<Result, Result> results of the other language, by the result of this one */
    private WeakMap $others;

    /** @var WeakMap<Result, list<Relaxation>> */
    private WeakMap $relaxations;

    public function __construct(private readonly Catalogue $catalogue, private readonly Limits $limits)
    {
        $this->others = new WeakMap();
        $this->relaxations = new WeakMap();
    }

    /** @return list<Relaxation> empty when the search has results, or no relaxation has any */
    public function relaxations(Result $result): array
    {
        return $this->relaxations[$result] ??= $result->total > 0 ? [] : $this->catalogue->relaxations($result->query);
    }

    /**
     * Whether words find nothing, in whatever way they are read: in no list and in no language. A filter that the reader chose, or words
     * that mean themselves only, may be the reason, so such searches are none of them.
     */
    public function findNothing(Result $result): bool
    {
        $query = $result->query;
        $isWordsOnly = $query->q !== '' && $query->literal === [] && !$query->onlyUntranslated && array_diff(array_keys($query->filters), [Filters::TYPE]) === [];

        return $isWordsOnly && $query->page === 1 && $result->total === 0 && $this->otherLanguageTotal($result) === 0
            && array_filter($this->relaxations($result), static fn (Relaxation $each): bool => $each->filter !== Filters::WORDS) === [];
    }

    /** Number of matching items that exist in the other language only. */
    public function otherLanguageTotal(Result $result): int
    {
        return $result->query->onlyUntranslated ? 0 : $this->inOtherLanguage($result)->total;
    }

    /** @return list<int> post ids of the first of them; empty unless the result is the last page */
    public function otherLanguageIds(Result $result): array
    {
        return $this->showsOtherLanguage($result) ? $this->inOtherLanguage($result)->ids : [];
    }

    public function otherLanguageHighlighter(Result $result): ?Highlighter
    {
        return $this->showsOtherLanguage($result) ? $this->inOtherLanguage($result)->highlighter() : null;
    }

    private function showsOtherLanguage(Result $result): bool
    {
        $isLastPage = $result->query->offset() + $result->query->perPage >= $result->total;

        return $isLastPage && !$result->query->onlyUntranslated;
    }

    private function inOtherLanguage(Result $result): Result
    {
        return $this->others[$result] ??= $this->catalogue->inOtherLanguage($result, $this->limits->otherLanguageItems);
    }
}
