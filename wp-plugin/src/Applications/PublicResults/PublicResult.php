<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

/** What the page of a call says of an application that was selected and confirmed. */
final readonly class PublicResult
{
    /**
     * @param string $name of the person or the structure, as it was sent
     * @param string $title of the project; '': none was asked or answered
     * @param string $country ISO code; '': none is known
     */
    public function __construct(public string $name, public string $title, public string $country, public bool $isShown = false)
    {
    }
}
