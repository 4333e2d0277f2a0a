<?php

declare(strict_types=1);

namespace Passerelle\Content\Forms;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\PluginFolder;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use RuntimeException;

/**
 * Labels and hints of fields (config/fields.json) and labels of choices (config/choices.json), by language. Used by
 * WordPress's screens and the forms of the site.
 *
 * @phpstan-type Text array{fr: string, en: string}
 */
#[Factory('own')]
final readonly class FieldTexts
{
    /**
     * @param array<string, array{label?: Text, hint?: Text, item?: Text, add?: Text}> $fields
     * @param array<string, array<int|string, mixed>> $choices
     */
    private function __construct(private array $fields, private array $choices)
    {
    }

    /** @throws RuntimeException when a file is missing or is not JSON */
    public static function fromDirectory(string $directory): self
    {
        /** @var array<string, array{label?: Text, hint?: Text, item?: Text, add?: Text}> $fields */
        $fields = self::read("{$directory}/fields.json");
        /** @var array<string, array<int|string, mixed>> $choices */
        $choices = self::read("{$directory}/choices.json");

        return new self($fields, $choices);
    }

    public static function own(PluginFolder $folder): self
    {
        return self::fromDirectory($folder->config());
    }

    /**
     * @param Field|null $parent the repeated field that it is a column of
     * @return non-empty-list<string> possible keys of the texts of a field, most specific first
     */
    public static function paths(ContentType $type, string $key, ?Field $parent = null): array
    {
        $group = $parent?->kind === FieldKind::People ? 'people' : $parent?->key;
        $path = $group === null ? $key : "{$group}.{$key}";

        return ["{$type->value}.{$path}", $path];
    }

    /**
     * @return array{label: Text, hint?: Text, item?: Text, add?: Text} `item` and `add`: what one row is called, and the button that adds one
     * @throws RuntimeException when the field has no texts
     */
    public function field(ContentType $type, string $key, ?Field $parent = null): array
    {
        [$own, $common] = self::paths($type, $key, $parent);
        $texts = [...$this->fields[$common] ?? [], ...$this->fields[$own] ?? []];

        return isset($texts['label']) ? $texts : throw new RuntimeException("config/fields.json has no label for {$own} or {$common}.");
    }

    /** @return Text */
    public function step(string $key): array
    {
        return $this->fields["step.{$key}"]['label'] ?? throw new RuntimeException("config/fields.json has no label for step.{$key}.");
    }

    /** @return list<array{value: string, label: mixed}> */
    public function choices(string $list): array
    {
        $values = $this->choices[$list] ?? throw new RuntimeException("config/choices.json has no list {$list}.");

        return array_map(static fn (int|string $value): array => ['value' => (string) $value, 'label' => $values[$value]], array_keys($values));
    }

    /** @throws RuntimeException when the list has no such value */
    public function choice(string $list, string $value, Lang $language): string
    {
        $label = ((array) ($this->choices[$list][$value] ?? []))[$language->value] ?? null;

        return is_string($label) ? $label : throw new RuntimeException("config/choices.json has no {$value} in {$list}.");
    }

    /** @return array<mixed> */
    private static function read(string $path): array
    {
        $decoded = is_readable($path) ? json_decode((string) file_get_contents($path), true) : null;

        return is_array($decoded) ? $decoded : throw new RuntimeException("{$path} is missing or is not valid JSON.");
    }
}
