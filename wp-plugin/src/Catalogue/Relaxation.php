<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** What a search that found nothing would find without one of its filters. */
final readonly class Relaxation
{
    /**
     * @param Filter $filter the one to take away
     * @param list<string> $values what it was set to: enum names, ISO codes, keys; the text as typed
     * @param int $total never 0
     */
    public function __construct(public Filter $filter, public array $values, public int $total)
    {
    }
}
