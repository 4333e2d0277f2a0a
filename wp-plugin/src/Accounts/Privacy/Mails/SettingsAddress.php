<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Languages\Lang;

/** URL of the section with personal data on the settings page. */
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
