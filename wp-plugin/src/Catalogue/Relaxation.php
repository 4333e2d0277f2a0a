<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Number of results of a search without one of its filters. */
final readonly class Relaxation
{
    /**
     * @param string $filter the removed filter, of Filters::names()
     * @param list<string> $values its values: enum keys, ISO codes, sector keys, or the text as typed
     * @param int $total never 0
     */
    public function __construct(public string $filter, public array $values, public int $total)
    {
    }
}
