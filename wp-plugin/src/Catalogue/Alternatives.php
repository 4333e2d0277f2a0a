<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use WeakMap;

/** What else there would be: the same search without one of its filters, and what only the other language has. */
final class Alternatives
{
    /** @var WeakMap<Result, Result> what the other language has, by what was found in this one */
    private WeakMap $others;

    public function __construct(private readonly Search $search, private readonly Limits $limits)
    {
        $this->others = new WeakMap();
    }

    /** @return list<Relaxation> none when the search found something, or nothing would help */
    public function relaxations(Result $result): array
    {
        return $result->total > 0 ? [] : $this->search->relaxations($result->query);
    }

    /** How many things fit and exist in the other language only. */
    public function otherLanguageTotal(Result $result): int
    {
        return $result->query->onlyUntranslated ? 0 : $this->inOtherLanguage($result)->total;
    }

    /** @return list<int> post ids of the first of them; none unless the result is the last page */
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
        return $this->others[$result] ??= $this->search->inOtherLanguage($result, $this->limits->otherLanguageItems);
    }
}
