<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Languages\Lang;

/** The language in which somebody wants to be written to: WordPress's own setting of the account. */
final class PersonLanguage
{
    public static function of(int $userId): Lang
    {
        $locale = get_user_meta($userId, 'locale', true);

        return is_string($locale) && str_starts_with($locale, Lang::English->value) ? Lang::English : Lang::DEFAULT;
    }
}
