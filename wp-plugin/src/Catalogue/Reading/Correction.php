<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

/** A word of a query that no item has, and the word that was searched for instead. */
final readonly class Correction
{
    /**
     * @param string $typed as typed
     * @param string $used folded, as in the index
     */
    public function __construct(public string $typed, public string $used)
    {
    }
}
