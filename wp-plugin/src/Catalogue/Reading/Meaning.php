<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Reading;

use Passerelle\Catalogue\Bits\Marks;

/** A value of a filter that words of a query name. */
final readonly class Meaning
{
    /**
     * @param string $filter name of the filter
     * @param string $value key of an enum, ISO code or key of a sector
     * @param string $words as typed; empty: not known yet
     * @param bool $isName the words name the value; else something that belongs to it, such as a profession to a sector
     */
    public function __construct(public string $filter, public string $value, public string $words = '', public bool $isName = false)
    {
    }

    public function by(string $words): self
    {
        return new self($this->filter, $this->value, $words, $this->isName);
    }

    /** Name of the set of items that have the value. */
    public function mark(): string
    {
        return Marks::named($this->filter, $this->value);
    }
}
