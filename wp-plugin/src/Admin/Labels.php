<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Admin\Decisions\PostedDecision;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Labels of fields, choices, statuses and errors in the administration. */
final readonly class Labels
{
    public function __construct(public Texts $texts)
    {
    }

    /** @param Field|null $parent the repeated field that it is a column of */
    public function field(ContentType $type, string $key, ?Field $parent = null): string
    {
        return $this->texts->first([...self::keys('field', FieldTexts::paths($type, $key, $parent)), $key]);
    }

    public function help(ContentType $type, Field $field): ?string
    {
        return $this->texts->optional(self::keys('help', FieldTexts::paths($type, $field->key)));
    }

    /** @return array<string, string> value => label, in the order of the configuration */
    public function choices(Field $field): array
    {
        $labels = [];
        foreach ($field->choices as $value) {
            $labels[$value] = $this->texts->first(["choice.{$field->choiceList}.{$value}", $value]);
        }

        return $labels;
    }

    public function status(Status $status, ContentType $type): string
    {
        return $this->texts->first(["status.{$status->value}.{$type->value}", "status.{$status->value}"]);
    }

    /** Message of a field error. */
    public function error(FieldError $error): string
    {
        return $this->texts->first(["fieldError.{$error->code}", 'fieldError.invalid']);
    }

    /** Message of a failed action. */
    public function failure(string $code): string
    {
        return $this->texts->first(["error.{$code}", 'error.generic_error']);
    }

    /** First half of "Actions, row 2, End: the end comes before the start". */
    public function path(Definition $definition, string $path): string
    {
        $parts = explode('.', $path);
        $key = $parts[0];
        if ($key === PostedDecision::NAME) {
            return $this->texts->get($path);
        }
        $label = $this->field($definition->type(), $key);
        if (!isset($parts[1]) || !$definition->fields()->has($key)) {
            return $label;
        }
        $field = $definition->fields()->get($key);
        if (!in_array($field->kind, [FieldKind::Rows, FieldKind::People], true)) {
            return $label;
        }
        $params = ['field' => $label, 'row' => (int) $parts[1] + 1];

        return isset($parts[2])
            ? $this->texts->get('errors.row', [...$params, 'column' => $this->field($definition->type(), $parts[2], $field)])
            : $this->texts->get('errors.row_only', $params);
    }

    /**
     * @param non-empty-list<string> $paths
     * @return non-empty-list<string>
     */
    private static function keys(string $prefix, array $paths): array
    {
        return array_map(static fn (string $path): string => "{$prefix}.{$path}", $paths);
    }
}
