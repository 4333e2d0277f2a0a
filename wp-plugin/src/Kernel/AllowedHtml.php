<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use RuntimeException;

/** Elements allowed in rich text: config/rich-text.json, from which the editor's schema is derived too. */
final readonly class AllowedHtml
{
    private const FILE = __DIR__ . '/../../config/rich-text.json';

    /**
     * @param array<string, array<string, true>> $elements attributes by element, in the format of wp_kses
     * @param list<string> $protocols of links
     * @param list<string> $removedWithContent elements removed together with their content, which is not text
     */
    private function __construct(public array $elements, public array $protocols, public array $removedWithContent)
    {
    }

    public static function get(): self
    {
        static $read = null;

        return $read ??= self::fromFile(self::FILE);
    }

    /** @throws RuntimeException when the file is missing or invalid: no text is accepted unsanitised */
    public static function fromFile(string $path): self
    {
        $decoded = is_readable($path) ? json_decode((string) file_get_contents($path), true) : null;
        $elements = is_array($decoded) ? self::elements($decoded['elements'] ?? null) : [];
        $protocols = is_array($decoded) ? self::texts($decoded['protocols'] ?? null) : [];
        $removed = is_array($decoded) ? self::texts($decoded['removedWithContent'] ?? null) : [];
        if ($elements === [] || $protocols === [] || $removed === []) {
            throw new RuntimeException("The list of allowed HTML {$path} is missing or incomplete.");
        }

        return new self($elements, $protocols, $removed);
    }

    /** @return array<string, array<string, true>> */
    private static function elements(mixed $listed): array
    {
        $elements = [];
        foreach (is_array($listed) ? $listed : [] as $name => $attributes) {
            $elements[(string) $name] = array_fill_keys(self::texts($attributes), true);
        }

        return $elements;
    }

    /** @return list<string> */
    private static function texts(mixed $values): array
    {
        return array_values(array_filter(is_array($values) ? $values : [], is_string(...)));
    }
}
