<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Values;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Content\Model\ContentType;

/** The values of a record or proposal that its owner may take along: without accounts and addresses of other people. */
final readonly class OwnValues
{
    public function __construct(private Definitions $definitions)
    {
    }

    /**
     * @param string $email normalised address of the person
     * @return array<string, mixed> by key of the field
     */
    public function of(ContentType $type, Values $values, int $userId, string $email): array
    {
        $fields = [];
        foreach ([...$this->definitions->of($type)->fields(), ...$this->definitions->of($type)->computedFields()] as $field) {
            $value = self::own($field, $values, $userId, $email);
            if ($value !== null) {
                $fields[$field->key] = $value;
            }
        }

        return $fields;
    }

    /** The value without accounts and addresses of other people. */
    private static function own(Field $field, Values $values, int $userId, string $email): mixed
    {
        $value = $values->raw($field->key);

        return match ($field->kind) {
            FieldKind::User => $value === $userId ? $userId : null,
            FieldKind::Users => in_array($userId, $values->ints($field->key), true) ? [$userId] : null,
            FieldKind::People => self::withoutAddresses($values->rows($field->key), $email),
            FieldKind::Rows => self::ownRows($field, $values, $userId),
            default => $value,
        };
    }

    /**
     * @param list<Values> $rows
     * @return list<array<string, mixed>>|null
     */
    private static function withoutAddresses(array $rows, string $email): ?array
    {
        $exported = array_map(static function (Values $row) use ($email): array {
            $all = $row->all();
            if (EmailAddress::normalise($row->text('email')) !== $email) {
                unset($all['email']);
            }

            return $all;
        }, $rows);

        return $exported === [] ? null : $exported;
    }

    /** @return list<array<string, mixed>>|null the person's own rows of members */
    private static function ownRows(Field $field, Values $values, int $userId): ?array
    {
        $users = array_filter($field->columns, static fn (Field $column): bool => $column->kind === FieldKind::User);
        $rows = array_filter(
            $values->rows($field->key),
            static fn (Values $row): bool => array_filter($users, static fn (Field $column): bool => $row->int($column->key) !== $userId) === [],
        );
        $exported = array_map(static fn (Values $row): array => $row->all(), array_values($rows));

        return $exported === [] ? null : $exported;
    }
}
