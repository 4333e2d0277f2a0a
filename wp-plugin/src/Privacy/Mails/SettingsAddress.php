<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;

/** Where people find their data on the settings page. */
final readonly class SettingsAddress
{
    private const SECTION = '#my-data';

    public function __construct(private PublicPages $pages)
    {
    }

    public function in(Lang $language): string
    {
        return $this->pages->address('settings', $language) . self::SECTION;
    }
}
