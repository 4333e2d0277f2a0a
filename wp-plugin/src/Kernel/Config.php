<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Passerelle\Kernel\Composition\Factory;
use RuntimeException;

/** Limits, choices and paths of the plugin's config/*.json files, which the frontend imports too. */
#[Factory('own')]
final readonly class Config
{
    /** @param array<string, array<mixed>> $files decoded, by file name without extension */
    private function __construct(private array $files)
    {
    }

    /** @throws RuntimeException when a file is missing or is not JSON */
    public static function fromDirectory(string $directory): self
    {
        $files = [];
        foreach (['limits', 'choices', 'filters', 'paths', 'api-paths', 'sectors', 'file-kinds', 'currencies', 'common-fields'] as $name) {
            $path = "{$directory}/{$name}.json";
            $decoded = is_readable($path) ? json_decode((string) file_get_contents($path), true) : null;
            if (!is_array($decoded)) {
                throw new RuntimeException("The configuration file {$path} is missing or is not valid JSON.");
            }
            $files[$name] = $decoded;
        }

        return new self($files);
    }

    public static function own(PluginFolder $folder): self
    {
        return self::fromDirectory($folder->config());
    }

    /** Largest number of characters of a kind of text ("title", "summary", "html" …). */
    public function textMax(string $name): int
    {
        return $this->limit('text', $name);
    }

    /** Largest number of rows of a repeated field ("actions", "people", "files" …). */
    public function rowsMax(string $name): int
    {
        return $this->limit('rows', $name);
    }

    public function limit(string $group, string $name): int
    {
        $value = $this->limits($group)[$name] ?? null;
        return is_int($value) ? $value : throw new RuntimeException("limits.json has no number {$group}.{$name}.");
    }

    /** @return list<string> a list of limits.json, for example the accepted image types */
    public function limitTexts(string $group, string $name): array
    {
        $value = $this->limits($group)[$name] ?? null;
        if (!is_array($value)) {
            throw new RuntimeException("limits.json has no list {$group}.{$name}.");
        }

        return array_values(array_filter($value, is_string(...)));
    }

    /** @return list<string> the allowed values of a choice, as stored */
    public function choices(string $name): array
    {
        $value = $this->files['choices'][$name] ?? null;
        if (!is_array($value)) {
            throw new RuntimeException("choices.json has no list {$name}.");
        }

        return array_is_list($value) ? array_values(array_filter($value, is_string(...))) : array_map(strval(...), array_keys($value));
    }

    /** @return int|null decimals of the currency's amounts (ISO 4217), as in currencies.json; null: the platform does not know it */
    public function currencyDecimals(string $currency): ?int
    {
        $decimals = $this->files['currencies'][$currency] ?? null;

        return is_int($decimals) ? $decimals : null;
    }

    /** @return list<string> kinds of questions and values of profiles that fit a common field, as in common-fields.json; empty: there is no such field */
    public function fitsCommonField(string $field): array
    {
        $fitting = $this->files['common-fields'][$field] ?? null;

        return array_values(array_filter(is_array($fitting) ? $fitting : [], is_string(...)));
    }

    /** @return array<string, list<string>> MIME types in lower case, by the code of the refusal that names what a file is: file-kinds.json */
    public function fileKinds(): array
    {
        $kinds = [];
        foreach ($this->files['file-kinds'] as $code => $kind) {
            $types = is_array($kind) ? ($kind['types'] ?? null) : null;
            $kinds[(string) $code] = array_values(array_filter(is_array($types) ? $types : [], is_string(...)));
        }

        return $kinds;
    }

    /** @return array<string, array<mixed>> the rows of filters.json, by name */
    public function filters(): array
    {
        $rows = [];
        foreach ($this->files['filters'] as $name => $row) {
            $rows[(string) $name] = is_array($row) ? $row : [];
        }

        return $rows;
    }

    /** The path of a type's archive on the public site, with both slashes; null for types without one. */
    public function archivePath(string $type, string $language): ?string
    {
        $archives = $this->files['paths']['archives'] ?? [];
        $paths = is_array($archives) ? ($archives[$type] ?? null) : null;
        $path = is_array($paths) ? ($paths[$language] ?? null) : null;

        return is_string($path) ? $path : null;
    }

    /**
     * The path of one of the site's own pages, with its slashes.
     *
     * @throws RuntimeException when paths.json does not have it
     */
    public function pagePath(string $page, string $language): string
    {
        $pages = $this->files['paths']['pages'] ?? [];
        $paths = is_array($pages) ? ($pages[$page] ?? null) : null;
        $path = is_array($paths) ? ($paths[$language] ?? null) : null;

        return is_string($path) ? $path : throw new RuntimeException("paths.json has no page {$page} in {$language}.");
    }

    /**
     * The path of a call of the site's server that mails name.
     *
     * @throws RuntimeException when api-paths.json does not have it
     */
    public function apiPath(string $name): string
    {
        $path = $this->files['api-paths'][$name] ?? null;

        return is_string($path) ? $path : throw new RuntimeException("api-paths.json has no path {$name}.");
    }

    /** @return list<string> keys of both levels of sectors */
    public function sectorKeys(): array
    {
        $keys = [];
        foreach ($this->files['sectors'] as $sector) {
            foreach ([$sector, ...$this->children($sector)] as $each) {
                if (is_array($each) && is_string($each['key'] ?? null)) {
                    $keys[] = $each['key'];
                }
            }
        }

        return $keys;
    }

    /** @return array<mixed> the decoded tree of sectors.json */
    public function sectors(): array
    {
        return $this->files['sectors'];
    }

    /** @return array<mixed> */
    private function children(mixed $sector): array
    {
        $children = is_array($sector) ? ($sector['children'] ?? []) : [];
        return is_array($children) ? $children : [];
    }

    /** @return array<mixed> */
    private function limits(string $group): array
    {
        $values = $this->files['limits'][$group] ?? null;
        return is_array($values) ? $values : throw new RuntimeException("limits.json has no group {$group}.");
    }
}
