<?php

declare(strict_types=1);

namespace Passerelle\Site;

/** Editorial pages with an address of their own. */
enum PageKey: string
{
    case Privacy = 'privacy';

    /** The option that holds the id of the page, in any of its languages. */
    public function option(): string
    {
        return match ($this) {
            self::Privacy => 'wp_page_for_privacy_policy',
        };
    }
}
