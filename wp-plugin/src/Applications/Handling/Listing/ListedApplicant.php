<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

/** Who applies, as it was in the version that counts. */
final readonly class ListedApplicant
{
    /**
     * @param string $name of the structure, or of the person
     * @param string $country ISO 3166 alpha-2; '': unknown
     * @param string $language in which it was sent
     */
    public function __construct(public string $name, public string $country, public string $language)
    {
    }
}
