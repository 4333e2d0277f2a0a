<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use stdClass;

/** Names of what is counted, where the data has them; '' for words of the interface, such as yes and no. */
final readonly class ValueNames
{
    public function __construct(private Countries $countries, private Sectors $sectors)
    {
    }

    public static function title(stdClass $question, Lang $language): string
    {
        return self::text($question, $language);
    }

    public function country(string $code, Lang $language): string
    {
        return $code === '' ? '' : $this->countries->find($code)?->name($language) ?? $code;
    }

    public function answer(stdClass $question, string $key, Lang $language): string
    {
        if ($key === CountStatistics::NONE) {
            return '';
        }

        return match ($question->kind ?? '') {
            'country' => $this->country($key, $language),
            'sector' => $this->sectors->find($key)?->name($language) ?? $key,
            'choice', 'choices' => self::choice($question, $key, $language),
            default => '',
        };
    }

    /** A choice that is not offered any more is named by its id. */
    private static function choice(stdClass $question, string $key, Lang $language): string
    {
        foreach (is_array($question->choices ?? null) ? $question->choices : [] as $choice) {
            if ($choice instanceof stdClass && ($choice->id ?? null) === $key) {
                return self::text($choice, $language);
            }
        }

        return $key;
    }

    /** In the other language where it is only written there. */
    private static function text(stdClass $labelled, Lang $language): string
    {
        $label = $labelled->label ?? null;
        $texts = array_filter($label instanceof stdClass ? (array) $label : [], static fn (mixed $text): bool => is_string($text) && $text !== '');
        $text = $texts[$language->value] ?? reset($texts);

        return is_string($text) ? $text : '';
    }
}
