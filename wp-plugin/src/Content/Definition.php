<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;

/** What a domain says of its content type; everything generic (registration, saving, admin screen) reads it. */
interface Definition
{
    public function type(): ContentType;

    /** The fields beside title, slug, language, status and audience, in the order of the form. */
    public function fields(): FieldSet;

    /** False for types whose title is made from fields (a person's name). */
    public function hasOwnTitle(): bool;

    /** The title made from the values of the fields, for types without one of their own. */
    public function titleFrom(Values $values): string;

    /** @return list<Field> shared fields that are made from others: readable, never in the input */
    public function computedFields(): array;

    /**
     * @param Record|null $before what is saved as it was, or the post that a new translation starts from; null for a new thing
     * @return array<string, mixed> the values of computedFields(), by key
     */
    public function compute(Values $values, ?Record $before): array;

    /**
     * @param DateTimeImmutable|null $publication when it is, was or will be published; null while that is unknown
     * @return list<\Passerelle\Kernel\FieldError> rules that involve several fields
     */
    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array;
}
