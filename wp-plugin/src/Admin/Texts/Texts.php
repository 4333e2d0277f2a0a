<?php

declare(strict_types=1);

namespace Passerelle\Admin\Texts;

use LogicException;
use Passerelle\Languages\Lang;

/** The words of the WordPress screens, French first, in the language of who works there. */
final class Texts
{
    private const PARTS = ['screen', 'fields', 'choices', 'security'];

    /** @var array<string, array<string, string>> by language */
    private array $loaded = [];

    /** @param callable(): string $locale of the signed-in user, for example fr_FR */
    public function __construct(private readonly mixed $locale = [self::class, 'locale'])
    {
    }

    /**
     * The person's own choice, or the site's. WordPress's get_user_locale() would give the language of the content
     * where Polylang takes a request for one of visitors, as it does with what the screens ask in the background.
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
     * @throws LogicException when there is no such text
     */
    public function get(string $key, array $params = []): string
    {
        $text = $this->find($key) ?? throw new LogicException("No text named {$key}.");

        return $this->fill($text, $params);
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
            $texts = self::errors($language);
            foreach (self::PARTS as $part) {
                $texts += require __DIR__ . "/{$language->value}/{$part}.php";
            }
            $this->loaded[$language->value] = $texts;
        }

        return $this->loaded[$language->value];
    }

    /** @return array<string, string> texts of config/errors.json, as error.{code} and fieldError.{code} */
    private static function errors(Lang $language): array
    {
        $file = (string) file_get_contents(dirname(__DIR__, 3) . '/config/errors.json');
        /** @var array{errors: array<string, array<string, string>>, fields: array<string, array<string, string>>} $catalogue */
        $catalogue = json_decode($file, true, flags: JSON_THROW_ON_ERROR);
        $texts = [];
        foreach (['error' => $catalogue['errors'], 'fieldError' => $catalogue['fields']] as $prefix => $rows) {
            foreach ($rows as $code => $row) {
                $texts["{$prefix}.{$code}"] = $row[$language->value];
            }
        }

        return $texts;
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
