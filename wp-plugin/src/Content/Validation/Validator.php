<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Closure;
use DateTimeImmutable;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;

/** Converts input into stored values, with an error for each invalid one. */
final readonly class Validator
{
    private TextChecks $texts;
    private DateChecks $dates;
    private ReferenceChecks $references;
    private RowChecks $rows;

    public function __construct(References $references)
    {
        $this->texts = new TextChecks();
        $this->dates = new DateChecks();
        $this->references = new ReferenceChecks($references);
        $this->rows = new RowChecks($references);
    }

    /**
     * Returns values in their stored shape and adds errors to the context. Missing keys stay missing, null means empty.
     *
     * @param array<string, mixed> $input
     * @return array<string, mixed>
     */
    public function normalise(Definition $definition, array $input, Context $context): array
    {
        $fields = $definition->fields();
        $clean = [];
        foreach ($input as $key => $raw) {
            $clean[$key] = $fields->has($key) && ($context->actor->isStaff() || !$fields->get($key)->isOfStaff)
                ? $this->value($fields->get($key), $raw, $key, $context)
                : $context->unexpected($key);
        }

        return $clean;
    }

    /** Checks the required fields of the transition and the rules between fields. */
    public function complete(
        Definition $definition,
        Values $values,
        Required $step,
        ?DateTimeImmutable $publication,
        Context $context,
    ): void {
        foreach ($definition->fields() as $field) {
            $isRequired = $field->required === Required::ToSave
                || ($field->required === Required::ToSubmit && $step === Required::ToSubmit);
            if ($isRequired && self::isEmpty($values->raw($field->key))) {
                $context->add(new FieldError($field->key, 'required'));
            }
        }
        foreach ($definition->rules() as $rule) {
            $context->add(...$rule->check($values, $step, $publication));
        }
    }

    public static function isEmpty(mixed $value): bool
    {
        return $value === null || $value === '' || $value === [];
    }

    private function value(Field $field, mixed $raw, string $path, Context $context): mixed
    {
        if ($raw === null) {
            return null;
        }

        return match ($field->kind) {
            FieldKind::Date => $this->dates->date($raw, $path, $context),
            FieldKind::Dates => $this->dates->days($field, $raw, $path, $context),
            FieldKind::Instant => $this->dates->instant($field->key, $raw, $path, $context),
            FieldKind::Zone => $this->dates->zone($raw, $path, $context),
            FieldKind::Choice, FieldKind::Country => $this->references->word($field, $raw, $path, $context),
            FieldKind::Choices, FieldKind::Countries, FieldKind::Sectors => $this->references->words($field, $raw, $path, $context),
            FieldKind::Image, FieldKind::File, FieldKind::Relation, FieldKind::User => $this->references->id($field, $raw, $path, $context),
            FieldKind::Files, FieldKind::Users => $this->references->ids($field, $raw, $path, $context),
            FieldKind::People => $this->rows->people($field, $raw, $path, $context, $this->column($context)),
            FieldKind::Rows => $this->rows->rows($field, $raw, $path, $context, $this->column($context)),
            FieldKind::Map => $this->rows->map($field, $raw, $path, $context, $this->column($context)),
            FieldKind::Number => NumberChecks::number($field, $raw, $path, $context),
            default => $this->texts->check($field, $raw, $path, $context),
        };
    }

    /** @return Closure(Field, mixed, string): mixed */
    private function column(Context $context): Closure
    {
        return fn (Field $column, mixed $value, string $at): mixed => $this->value($column, $value, $at, $context);
    }
}
