<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Mails;

use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;

/** Where people find their settings on the public site: the configured one, never the host of a request. */
final readonly class SettingsAddress
{
    /** As in frontend/src/config/routes.ts. */
    private const PATHS = ['fr' => '/parametres/', 'en' => '/en/settings/'];
    private const SECTION = '#my-data';

    public function in(Lang $language): string
    {
        $origin = PublicOrigin::configured();

        return ($origin === '' ? home_url() : $origin) . self::PATHS[$language->value] . self::SECTION;
    }
}
