<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** Who carries the platform: a name, where it leads, and a logo where there is one. */
final readonly class Partner
{
    /**
     * @param string $url absolute, or empty
     * @param int|null $logo id of a stored image
     */
    public function __construct(public string $name, public string $url = '', public ?int $logo = null)
    {
    }
}
