<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Rules\Rule;
use Passerelle\Content\Model\ContentType;

/** Declaration of a content type, from which registration, saving and the edit screen are derived. */
interface Definition
{
    public function type(): ContentType;

    /** The fields beside title, slug, language, status and audience, in the order of the form. */
    public function fields(): FieldSet;

    /** The name of the title among the fields; null for types with a computed title (a person's name). */
    public function titleKey(): ?string;

    /** The title computed from the fields, for types without a title field. */
    public function titleFrom(Values $values): string;

    /** @return list<Field> computed shared fields: readable, never in the input */
    public function computedFields(): array;

    /**
     * @param Record|null $before former state, or the source of a new translation; null for a new item
     * @return array<string, mixed> the values of computedFields(), by key
     */
    public function compute(Values $values, ?Record $before): array;

    /** @return list<Rule> rules that involve several fields */
    public function rules(): array;
}
