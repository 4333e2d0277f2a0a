<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Languages\Lang;

/** Editable texts of the site, with defaults in both languages. */
final class SiteTexts
{
    /** An array: language => name => text. */
    public const OPTION = 'passerelle_site_texts';

    private const DEFAULTS = [
        'fr' => [
            'siteName' => 'Passerelle',
            'description' => 'La plateforme des industries culturelles et créatives d’Afrique et de France.',
            'homeTitle' => 'Là où celles et ceux qui créent se rencontrent',
            'homeIntro' => 'Appels à candidatures, initiatives, événements, ressources et un annuaire pour se trouver'
                . "\u{a0}: Passerelle relie les scènes, les ateliers et les studios d’Afrique et de France.",
        ],
        'en' => [
            'siteName' => 'Passerelle',
            'description' => 'The platform of the cultural and creative industries of Africa and France.',
            'homeTitle' => 'Where people who create find each other',
            'homeIntro' => 'Calls for applications, initiatives, events, resources and a directory to find one another:'
                . ' Passerelle links the stages, workshops and studios of Africa and France.',
        ],
    ];

    /** Keys of the texts of the page layout and of the home page's hero. */
    public const FRAME = ['siteName', 'description'];
    public const HOME = ['homeTitle', 'homeIntro'];

    public function get(Lang $language, string $name): string
    {
        return self::read($language, $name);
    }

    /**
     * @param array<string, array<string, string>> $texts language => name => text; missing texts stay, empty ones are reset to the default
     */
    public function save(array $texts): void
    {
        $stored = get_option(self::OPTION);
        $all = is_array($stored) ? $stored : [];
        foreach ($texts as $language => $own) {
            $all[$language] = [...is_array($all[$language] ?? null) ? $all[$language] : [], ...$own];
        }
        update_option(self::OPTION, $all, true);
    }

    public function siteName(Lang $language): string
    {
        return self::read($language, 'siteName');
    }

    public function description(Lang $language): string
    {
        return self::read($language, 'description');
    }

    public function homeTitle(Lang $language): string
    {
        return self::read($language, 'homeTitle');
    }

    public function homeIntro(Lang $language): string
    {
        return self::read($language, 'homeIntro');
    }

    private static function read(Lang $language, string $name): string
    {
        $texts = get_option(self::OPTION);
        $own = is_array($texts) && is_array($texts[$language->value] ?? null) ? ($texts[$language->value][$name] ?? '') : '';

        return is_string($own) && trim($own) !== '' ? $own : self::DEFAULTS[$language->value][$name];
    }
}
