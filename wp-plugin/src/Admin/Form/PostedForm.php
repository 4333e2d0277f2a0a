<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Kernel\FieldError;

/** What a posted form holds once it was read: values as the save action takes them, and what already failed. */
final readonly class PostedForm
{
    /**
     * @param array<string, mixed> $values by field key
     * @param array<string, string> $searches words typed into a picker that found nothing, by path
     * @param list<FieldError> $errors of uploads and pickers
     */
    public function __construct(public array $values, public array $searches, public array $errors)
    {
    }
}
