<?php

declare(strict_types=1);

namespace Passerelle\Languages;

/** Language of mails to an account: its locale in WordPress. */
final class PersonLanguage
{
    private const META = 'locale';

    public static function of(int $userId): Lang
    {
        $locale = get_user_meta($userId, self::META, true);

        return is_string($locale) && str_starts_with($locale, Lang::English->value) ? Lang::English : Lang::DEFAULT;
    }

    public static function set(int $userId, Lang $language): void
    {
        update_user_meta($userId, self::META, $language->locale());
    }
}
