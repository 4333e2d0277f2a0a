<?php

declare(strict_types=1);

namespace Passerelle\Admin;

use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\ContentType;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Status;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;

/** Names of fields, choices, statuses and errors for the people who edit. */
final readonly class Labels
{
    private const CHOICE_LISTS = [
        'callType', 'aidType', 'managementMode', 'depositLanguages', 'memberType', 'structureType', 'resourceKind', 'mode',
        'level', 'programType', 'network', 'languages', 'membershipRole', 'membershipStatus',
    ];

    public function __construct(public Texts $texts, private Config $config)
    {
    }

    /** @param Field|null $parent the repeated field that it is a column of */
    public function field(ContentType $type, string $key, ?Field $parent = null): string
    {
        $path = $parent === null ? $key : self::group($parent) . ".{$key}";

        return $this->texts->first(["field.{$type->value}.{$path}", "field.{$path}", $key]);
    }

    public function help(ContentType $type, Field $field): ?string
    {
        return $this->texts->optional(["help.{$type->value}.{$field->key}", "help.{$field->key}"]);
    }

    /** @return array<string, string> value => label, in the order of the configuration */
    public function choices(Field $field): array
    {
        $list = $this->listOf($field);
        $labels = [];
        foreach ($field->choices as $value) {
            $labels[$value] = $this->texts->first(["choice.{$list}.{$value}", $value]);
        }

        return $labels;
    }

    public function status(Status $status, ContentType $type): string
    {
        return $this->texts->first(["status.{$status->value}.{$type->value}", "status.{$status->value}"]);
    }

    /** What is wrong with a value. */
    public function error(FieldError $error, ?FieldKind $kind = null): string
    {
        $code = $error->code === 'too_long' && $kind !== null && self::isList($kind) ? 'too_many_rows' : $error->code;

        return $this->texts->first(["fieldError.{$code}", 'fieldError.invalid']);
    }

    /** What became of the whole action. */
    public function failure(string $code): string
    {
        return $this->texts->first(["error.{$code}", 'error.generic_error']);
    }

    /** "Actions, row 2, End: the end comes before the start" needs this first half. */
    public function path(Definition $definition, string $path): string
    {
        $parts = explode('.', $path);
        $key = $parts[0];
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

    public static function isList(FieldKind $kind): bool
    {
        return in_array($kind, [
            FieldKind::Rows, FieldKind::People, FieldKind::Users, FieldKind::Files,
            FieldKind::Choices, FieldKind::Countries, FieldKind::Sectors,
        ], true);
    }

    private static function group(Field $parent): string
    {
        return $parent->kind === FieldKind::People ? 'people' : $parent->key;
    }

    private function listOf(Field $field): string
    {
        foreach (self::CHOICE_LISTS as $list) {
            if ($this->config->choices($list) === $field->choices) {
                return $list;
            }
        }

        return $field->key;
    }
}
