<?php

declare(strict_types=1);

namespace Passerelle\Admin\Texts;

use LogicException;
use Passerelle\Languages\Lang;

/** Texts of the administration screens in the language of the user, French by default. */
final class Texts
{
    private const PARTS = ['screen', 'security', 'oversight', 'structures', 'newsletter', 'mails', 'health', 'privacy', 'removed', 'decision_reviews', 'synonyms'];

    /** @var array<string, array<string, string>> by language */
    private array $loaded = [];

    /** @param callable(): string $locale of the signed-in user, for example fr_FR */
    public function __construct(private readonly mixed $locale = [self::class, 'locale'])
    {
    }

    /**
     * The locale of the user, or of the site. get_user_locale() would return the language of the content where Polylang
     * treats a request as a visitor's, as it does with background requests of the screens.
     */
    public static function locale(): string
    {
        foreach ([get_user_meta(get_current_user_id(), 'locale', true), get_option('WPLANG')] as $locale) {
            if (is_string($locale) && $locale !== '') {
                return $locale;
            }
        }

        return 'en_US';
    }

    public function language(): Lang
    {
        return str_starts_with(($this->locale)(), 'en') ? Lang::English : Lang::French;
    }

    /**
     * @param array<string, int|string> $params values for {name} in the text; not escaped
     * @throws LogicException for unknown keys
     */
    public function get(string $key, array $params = []): string
    {
        $text = $this->find($key) ?? throw new LogicException("No text named {$key}.");

        return $this->fill($text, $params);
    }

    /** @return string the refusal of a field, by its code */
    public function fieldError(string $code): string
    {
        return $this->get("fieldError.{$code}");
    }

    /**
     * The first of several texts that exists, or the last key itself.
     *
     * @param non-empty-list<string> $keys most particular first
     * @param array<string, int|string> $params
     */
    public function first(array $keys, array $params = []): string
    {
        foreach ($keys as $key) {
            $text = $this->find($key);
            if ($text !== null) {
                return $this->fill($text, $params);
            }
        }

        return end($keys);
    }

    /** @param non-empty-list<string> $keys most particular first */
    public function optional(array $keys): ?string
    {
        foreach ($keys as $key) {
            $text = $this->find($key);
            if ($text !== null) {
                return $text;
            }
        }

        return null;
    }

    /** @return array<string, string> the whole catalogue of a language */
    public function all(Lang $language): array
    {
        if (!isset($this->loaded[$language->value])) {
            $texts = [...self::errors($language), ...self::transitions($language), ...self::fields($language), ...self::choices($language)];
            foreach (self::PARTS as $part) {
                $texts += require __DIR__ . "/{$language->value}/{$part}.php";
            }
            $this->loaded[$language->value] = $texts;
        }

        return $this->loaded[$language->value];
    }

    /** @return array<string, string> texts of config/errors.json and field-errors.json, as error.{code} and fieldError.{code} */
    private static function errors(Lang $language): array
    {
        $texts = [];
        foreach (['error' => 'errors', 'fieldError' => 'field-errors'] as $prefix => $file) {
            /** @var array<string, array<string, string>> $rows */
            $rows = self::file($file);
            foreach ($rows as $code => $row) {
                $texts["{$prefix}.{$code}"] = $row[$language->value];
            }
        }

        return $texts;
    }

    /** @return array<string, string> texts of config/transitions.json, as action.{transition} and notice.{transition} */
    private static function transitions(Lang $language): array
    {
        /** @var array<string, array{action: array<string, string>, done: array<string, string>}> $catalogue */
        $catalogue = self::file('transitions');
        $texts = [];
        foreach ($catalogue as $transition => $row) {
            $texts["action.{$transition}"] = $row['action'][$language->value];
            $texts["notice.{$transition}"] = $row['done'][$language->value];
        }

        return $texts;
    }

    /** @return array<string, string> labels and hints of config/fields.json, as field.{key} and help.{key} */
    private static function fields(Lang $language): array
    {
        /** @var array<string, array{label?: array<string, string>, hint?: array<string, string>}> $fields */
        $fields = self::file('fields');
        $texts = [];
        foreach ($fields as $key => $field) {
            foreach (['field' => $field['label'] ?? null, 'help' => $field['hint'] ?? null] as $prefix => $text) {
                $texts += $text === null ? [] : ["{$prefix}.{$key}" => $text[$language->value]];
            }
        }

        return $texts;
    }

    /** @return array<string, string> labels of config/choices.json, as choice.{list}.{value} */
    private static function choices(Lang $language): array
    {
        /** @var array<string, array<string, mixed>> $lists */
        $lists = self::file('choices');
        $texts = [];
        foreach ($lists as $list => $values) {
            foreach ($values as $value => $label) {
                $text = is_array($label) ? ($label[$language->value] ?? null) : null;
                if (is_string($text)) {
                    $texts["choice.{$list}.{$value}"] = $text;
                }
            }
        }

        return $texts;
    }

    /** @return array<mixed> */
    private static function file(string $name): array
    {
        $text = (string) file_get_contents(dirname(__DIR__, 3) . "/config/{$name}.json");

        return (array) json_decode($text, true, flags: JSON_THROW_ON_ERROR);
    }

    private function find(string $key): ?string
    {
        return $this->all($this->language())[$key] ?? null;
    }

    /** @param array<string, int|string> $params */
    private function fill(string $text, array $params): string
    {
        $pairs = [];
        foreach ($params as $name => $value) {
            $pairs['{' . $name . '}'] = (string) $value;
        }

        return strtr($text, $pairs);
    }
}
