<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

/** Domains of addresses that say where somebody works: those of public providers do not. */
final class MailDomains
{
    /** Under any top-level domain. */
    private const FAMILIES = '/^(aol|gmx|hotmail|live|outlook|yahoo|yandex)\.((co|com)\.)?[a-z]{2,3}$/D';
    private const DOMAINS = [
        'aliceadsl.fr', 'bbox.fr', 'fastmail.com', 'free.fr', 'gmail.com', 'googlemail.com', 'hey.com', 'icloud.com', 'laposte.net', 'mac.com', 'mail.com', 'mail.ru',
        'mailo.com', 'me.com', 'msn.com', 'neuf.fr', 'noos.fr', 'numericable.fr', 'orange.fr', 'orange.sn', 'pm.me', 'proton.me', 'protonmail.com', 'rocketmail.com',
        'sentoo.sn', 'sfr.fr', 'tuta.com', 'tutanota.com', 'wanadoo.fr', 'web.de', 'ymail.com', 'zoho.com',
    ];

    /** @return string|null null: a public provider’s, or no address */
    public static function of(string $address): ?string
    {
        $at = strrpos($address, '@');
        $domain = $at === false ? '' : substr($address, $at + 1);

        return $domain === '' || self::isPublic($domain) ? null : $domain;
    }

    /** Whether both are of one organisation: equal, or one below the other. */
    public static function match(string $one, string $other): bool
    {
        return $one === $other || str_ends_with($one, ".{$other}") || str_ends_with($other, ".{$one}");
    }

    private static function isPublic(string $domain): bool
    {
        return in_array($domain, self::DOMAINS, true) || preg_match(self::FAMILIES, $domain) === 1;
    }
}
