<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Languages\Lang;

/** URL of the page of the settings about one’s personal data. */
final readonly class SettingsAddress
{
    public function __construct(private PublicPages $pages)
    {
    }

    public function in(Lang $language): string
    {
        return $this->pages->address('settingsData', $language);
    }
}
