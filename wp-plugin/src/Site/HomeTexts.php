<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Languages\Lang;

/** Title and introduction of the home page, which staff write in each language. */
final class HomeTexts
{
    public const OPTION = 'passerelle_home_texts';
    /** Told after the texts changed, so that caches of the home page go. */
    public const CHANGED = 'passerelle_home_texts_changed';

    private const DEFAULTS = [
        'fr' => [
            'title' => 'L’Afrique et la France créent ensemble',
            'intro' => 'Initiatives, appels à candidatures, événements et savoir-faire des industries culturelles et créatives : '
                . 'trouvez avec qui bâtir la suite.',
        ],
        'en' => [
            'title' => 'Africa and France create together',
            'intro' => 'Initiatives, calls for applications, events and know-how of the cultural and creative industries: '
                . 'find the people to build what comes next with.',
        ],
    ];

    public function title(Lang $language): string
    {
        return $this->get($language, 'title');
    }

    public function intro(Lang $language): string
    {
        return $this->get($language, 'intro');
    }

    /** @param array<string, array{title: string, intro: string}> $texts by language; an empty text goes back to the one we bring */
    public function save(array $texts): void
    {
        update_option(self::OPTION, $texts, true);
        do_action(self::CHANGED);
    }

    private function get(Lang $language, string $key): string
    {
        $stored = get_option(self::OPTION);
        $texts = is_array($stored) ? ($stored[$language->value] ?? null) : null;
        $text = is_array($texts) ? ($texts[$key] ?? null) : null;

        return is_string($text) && trim($text) !== '' ? $text : self::DEFAULTS[$language->value][$key];
    }
}
