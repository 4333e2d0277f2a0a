<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** Partner of the platform: name, URL and optional logo. */
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
