<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

/** One thing that a query asks for: a word or a phrase, with what else is found for it. */
final readonly class Term
{
    /**
     * @param non-empty-list<string> $words as typed, folded; an item has all of them
     * @param list<non-empty-list<string>> $alternatives other phrases that are found as well, folded
     * @param Meaning|null $meaning value of a filter whose items are found as well
     */
    public function __construct(public array $words, public array $alternatives = [], public ?Meaning $meaning = null)
    {
    }
}
