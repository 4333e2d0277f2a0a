<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Accounts\Privacy\Export\PersonalDataTexts;

/** What WordPress's tools say to the person who uses them, in their language. */
final class StaffTexts
{
    public static function get(string $key): string
    {
        return PersonalDataTexts::message($key, self::language());
    }

    /** That of the account: with Polylang, get_user_locale() is that of the content in background requests of the screens. */
    public static function language(): Lang
    {
        return PersonLanguage::of(get_current_user_id());
    }
}
